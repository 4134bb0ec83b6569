// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FoundToDo, ToDo, ToDoId } from '#app/area/to-do.ts';
import { activityJobs, activityOpen } from '#app/state/overlays.ts';
import { SKELETON } from '#ui/states/Skeleton.tsx';
import { saveLowStock } from '#shared/inventory/low-stock.ts';
import { render } from '../../../tests/support/render.tsx';
import { ToDoSection } from './ToDoSection.tsx';
import { saveShownRows } from './shown-rows.ts';

interface Words {
  number?: string;
  time?: string;
  names?: string;
  name?: string;
}

const parts = vi.hoisted(() => ({ jobs: vi.fn<() => object[]>() }));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { number, time, names, name }: Words = {}) =>
      [key, number, time, names, name].filter((word) => word !== undefined).join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('#app/errors/QueryError.tsx', () => ({
  QueryError: ({ title }: { title: string }) => <p>{title}</p>,
}));
vi.mock('#app/query/first-content.ts', () => ({ useFirstContent: () => true }));
vi.mock('./useFailedJobs.ts', () => ({ useFailedJobs: parts.jobs }));

const DAYS = 86_400_000;

const counted =
  (count: number | undefined, rest: Partial<FoundToDo> = {}): ToDo['read'] =>
  async () => ({ count, isCut: false, oldest: undefined, ...rest });

const toDo = (id: ToDoId, read: ToDo['read']): ToDo => ({
  id,
  icon: () => null,
  query: ({ lowStock }) => `few=${lowStock}`,
  to: (query) => `/a/${id}?${query}`,
  key: [id],
  read,
});

const show = (toDos: readonly ToDo[]): void => {
  render(
    <MemoryRouter>
      <ToDoSection toDos={toDos} />
    </MemoryRouter>,
  );
};

const rows = (): string[] =>
  [...document.querySelectorAll('li')].map((row) =>
    (row.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );

const settles = (isSo: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    isSo();
  }, 10_000);

const never: ToDo['read'] = async () => new Promise(() => undefined);
const fails: ToDo['read'] = async () => {
  throw new Error('down');
};

beforeEach(() => {
  localStorage.clear();
  parts.jobs.mockReturnValue([]);
});

test('each kind of work has its number, its oldest and its list; what isn’t there is gone', async () => {
  const oldest = new Date(Date.now() - 3 * DAYS).toISOString();
  show([
    toDo('capture', counted(3, { oldest })),
    toDo('ship', counted(0)),
    toDo('send', counted(20, { isCut: true })),
  ]);
  await settles(() =>
    expect(rows()).toEqual([
      'toDo.rows.capture toDo.oldest 3 days ago 3',
      'toDo.rows.send toDo.atLeast 20',
    ]),
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/a/capture?few=10');
});

test('work with a queue leads to it, too', async () => {
  const queue = (query: string): string => `/a/queue?${query}`;
  show([{ ...toDo('capture', counted(3)), queue }, toDo('returns', counted(1))]);
  await settles(() => expect(rows()).toHaveLength(2));
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-label'),
  ]);
  expect(links).toEqual([
    ['/a/capture?few=10', null],
    ['/a/queue?few=10', 'toDo.queue toDo.rows.capture'],
    ['/a/returns?few=10', null],
  ]);
});

test('low stock is counted below the chosen limit, and left out where all of it is gone', async () => {
  saveLowStock(25);
  show([toDo('outOfStock', counted(2)), toDo('lowStock', counted(5))]);
  await settles(() =>
    expect(rows()).toEqual(['toDo.rows.outOfStock 2', 'toDo.rows.lowStock 25 5']),
  );
  expect(document.querySelectorAll('a')[1]?.getAttribute('href')).toBe('/a/lowStock?few=25');
});

test('what is low because it is out of stock stands once', async () => {
  show([toDo('outOfStock', counted(2)), toDo('lowStock', counted(2))]);
  await settles(() => expect(rows()).toEqual(['toDo.rows.outOfStock 2']));
});

test('nothing to do is said in words', async () => {
  show([toDo('capture', counted(0)), toDo('returns', counted(0))]);
  await settles(() => expect(document.body.textContent).toContain('toDo.nothing'));
  expect(rows()).toEqual([]);
});

const cut = counted(undefined, { isCut: true });

test('where none of the newest is one, all are counted in the background', async () => {
  const readAll = vi.fn(counted(40));
  show([
    { ...toDo('outOfStock', counted(3, { isCut: true })), readAll },
    { ...toDo('lowStock', cut), readAll: counted(43) },
    { ...toDo('discounts', cut), readAll: counted(0) },
    { ...toDo('priceLists', counted(1)), readAll },
  ]);
  await settles(() =>
    expect(rows()).toEqual([
      'toDo.rows.outOfStock 40',
      'toDo.rows.lowStock 10 43',
      'toDo.rows.priceLists 1',
    ]),
  );
  expect(readAll).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).not.toContain('toDo.newestOnly');
});

test('while all are counted, a row of the last visit keeps its place', async () => {
  saveShownRows(['outOfStock']);
  show([
    { ...toDo('outOfStock', cut), readAll: never },
    { ...toDo('discounts', cut), readAll: never },
    toDo('priceLists', counted(2)),
  ]);
  await settles(() => expect(rows()).toEqual(['', 'toDo.rows.priceLists 2', '', '']));
  expect(document.body.textContent).not.toContain('toDo.nothing');
});

test('a row that no number is found for gives way to a line', async () => {
  show([
    toDo('capture', counted(3)),
    toDo('send', cut),
    { ...toDo('outOfStock', cut), readAll: cut },
    { ...toDo('discounts', cut), readAll: fails },
  ]);
  await settles(() =>
    expect(document.querySelector('p')?.textContent).toBe(
      'toDo.newestOnly toDo.rows.send, toDo.rows.outOfStock, toDo.rows.discounts',
    ),
  );
  expect(rows()).toEqual(['toDo.rows.capture 3']);
});

test('what was only partly checked is never called done', async () => {
  show([toDo('capture', counted(0)), toDo('send', cut)]);
  await settles(() =>
    expect(document.querySelector('p')?.textContent).toBe('toDo.newestOnly toDo.rows.send'),
  );
  expect(rows()).toEqual([]);
  expect(document.body.textContent).not.toContain('toDo.nothing');
});

test('a count that fails takes only its own row, which counts again', async () => {
  const read = vi.fn(fails);
  show([toDo('capture', counted(3)), toDo('returns', read)]);
  await settles(() =>
    expect(rows()).toEqual(['toDo.rows.capture 3', 'toDo.rows.returns toDo.failed actions.retry']),
  );
  read.mockImplementation(counted(1));
  act(() => document.querySelector('button')?.click());
  await settles(() => expect(rows()).toEqual(['toDo.rows.capture 3', 'toDo.rows.returns 1']));
});

test('where nothing can be counted, that is said once', async () => {
  show([toDo('capture', fails), toDo('returns', fails)]);
  await settles(() => expect(document.querySelector('p')?.textContent).toBe('toDo.allFailed'));
});

test('while it loads, at least four rows are reserved', () => {
  show([toDo('capture', never), toDo('returns', never)]);
  expect(rows()).toHaveLength(4);
  expect(document.querySelectorAll(`[${SKELETON}]`).length).toBeGreaterThan(0);
});

test('a row of the last visit keeps its place while it loads', async () => {
  saveShownRows(['returns', 'discounts']);
  show([
    toDo('capture', never),
    toDo('returns', never),
    toDo('drafts', counted(1)),
    toDo('discounts', never),
  ]);
  await settles(() => expect(rows()).toEqual(['', 'toDo.rows.drafts 1', '', '']));
});

test('on a first visit a row waits for those above it', async () => {
  let answer = (_found: FoundToDo): void => undefined;
  const later: ToDo['read'] = async () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const read = vi.fn(counted(1));
  show([toDo('capture', later), toDo('returns', read)]);
  await settles(() => expect(read).toHaveResolved());
  expect(rows()).toEqual(['', '', '', '']);
  answer({ count: 2, isCut: false, oldest: undefined });
  await settles(() => expect(rows()).toEqual(['toDo.rows.capture 2', 'toDo.rows.returns 1']));
});

test('failed jobs open the activity', async () => {
  const failed = (id: string, days: number): object => ({
    id,
    failed_at: new Date(Date.now() - days * DAYS).toISOString(),
  });
  parts.jobs.mockReturnValue([failed('job_2', 1), failed('job_1', 3)]);
  show([toDo('capture', counted(0))]);
  await settles(() => expect(rows()).toEqual(['toDo.rows.jobs toDo.oldest 3 days ago 2']));
  act(() => document.querySelector<HTMLElement>('li button')?.click());
  expect(activityOpen.get()).toBe(true);
  expect(activityJobs.get()).toEqual(['job_2', 'job_1']);
});

test('failed jobs without a date have no age', async () => {
  parts.jobs.mockReturnValue([{}, {}]);
  show([toDo('capture', counted(0))]);
  await settles(() => expect(rows()).toEqual(['toDo.rows.jobs 2']));
});
