// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { isRowKept, keepRow } from './kept-row.ts';
import { recordQuery } from './record-query.ts';
import { RecordPage } from './RecordPage.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#app/errors/QueryError.tsx', () => ({ QueryError: () => null }));

interface Thing {
  id: string;
  title: string;
}

const answers: ((answer: { thing: Thing }) => void)[] = [];
const things = recordQuery({
  name: 'thing',
  query: (id: string) => ({
    queryKey: ['thing', id],
    queryFn: () => new Promise<{ thing: Thing }>((resolve) => answers.push(resolve)),
  }),
});

const known = vi.fn(({ title }: Thing) => ({ title: title.trim(), status: <i>known</i> }));

const page = (
  <MemoryRouter initialEntries={['/a/t1']}>
    <Routes>
      <Route
        path="/a/:id"
        element={
          <RecordPage
            source={things}
            listPath={() => '/a'}
            icon={null}
            namespace="customers"
            known={known}
            sections={{ main: [2], side: [1] }}
          >
            {(thing) => (
              <>
                <a href="/a" data-page-back>
                  Back
                </a>
                <h1>{`${thing.title}, whole`}</h1>
              </>
            )}
          </RecordPage>
        }
      />
    </Routes>
  </MemoryRouter>
);

const heading = (): string | undefined => document.querySelector('h1')?.textContent;
const back = (): HTMLElement | null => document.querySelector('[data-page-back]');
const skeletons = (): number => document.querySelectorAll('[data-skeleton]').length;

beforeEach(() => {
  answers.length = 0;
  known.mockClear();
});

test('a page begins with what the list knows, and keeps it for no other page', async () => {
  const client = render(null);
  const lamp: Thing = { id: 't1', title: 'Lamp' };
  keepRow(client, lamp);
  render(page);
  expect(heading()).toBe('Lamp');
  expect(document.querySelector('i')?.textContent).toBe('known');
  expect(skeletons()).toBeGreaterThan(0);
  expect(isRowKept(client, 't1')).toBe(false);
  await act(async () => answers[0]?.({ thing: { id: 't1', title: 'Lamp' } }));
  expect(heading()).toBe('Lamp, whole');
  expect(skeletons()).toBe(0);
});

test.each<[string, object | undefined]>([
  ['nothing', undefined],
  ['a damaged row', { id: 't1', title: null }],
])('with %s known, a page begins with its list’s title', (_what, row) => {
  const client = render(null);
  if (row) keepRow(client, row as Thing);
  render(page);
  expect(heading()).toBe('list.title');
});

test('the record’s page takes over the focus of the link back', async () => {
  const client = render(null);
  keepRow(client, { id: 't1' });
  render(page);
  const first = back();
  act(() => first?.focus());
  expect(document.activeElement).toBe(first);
  await act(async () => answers[0]?.({ thing: { id: 't1', title: 'Lamp' } }));
  expect(back()).not.toBe(first);
  expect(document.activeElement).toBe(back());
});

test('a row from before an edit isn’t shown once the record has been read', () => {
  const client = render(null);
  client.setQueryData(['thing', 't1'], { thing: { id: 't1', title: 'Lantern' } });
  const before: Thing = { id: 't1', title: 'Lamp' };
  keepRow(client, before);
  render(page);
  expect(new Set(known.mock.calls.map(([{ title }]) => title))).toEqual(new Set(['Lantern']));
});
