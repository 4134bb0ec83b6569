// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { Connection } from './connect.ts';
import { OPENING } from './engine.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';
import { openKept, useFigures, useFiguresStatus, useKnownSince } from './useFigures.ts';

const app = vi.hoisted(() => ({
  isShown: true,
  isKept: false,
  userId: 'usr_1' as string | undefined,
}));
const connect = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('./connect.ts', () => ({ connect, startEngine: () => () => undefined }));
vi.mock('#app/query/first-content.ts', () => ({
  useFirstContent: () => app.isShown,
  untilFirstContent: () => Promise.resolve(),
}));
vi.mock('#app/preferences/storage.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  hasKeptFigures: () => app.isKept,
}));
vi.mock('#app/session/session.ts', () => ({
  sessionOptions: { query: { staleTime: Infinity } },
  personIn: () => app.userId && { id: app.userId },
}));
vi.mock('#app/session/useSession.ts', () => ({
  useSession: () => ({ data: app.userId === undefined ? undefined : { user: { id: app.userId } } }),
}));

const asked = vi.fn<FiguresEngine['orderIds']>();
let status: FiguresStatus;
const listeners = new Set<() => void>();
const closed = vi.fn<() => void>();

function tell(changes: Partial<FiguresStatus>): void {
  status = { ...status, ...changes };
  for (const listener of listeners) listener();
}

beforeEach(() => {
  vi.clearAllMocks();
  listeners.clear();
  status = OPENING;
  Object.assign(app, { isShown: true, isKept: false, userId: 'usr_1' });
  connect.mockImplementation((): Partial<Connection> => ({
    engine: { orderIds: asked } as unknown as FiguresEngine,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: closed,
  }));
});

function Ids({ name = 'all' }: { name?: string }) {
  const { answer, error } = useFigures([name], (engine) =>
    engine.orderIds({
      period: { from: '2026-11-01', to: '2026-11-30' },
      zone: 'UTC',
      filter: {},
      of: { kind: 'all' },
    }),
  );
  const { state } = useFiguresStatus();
  return (
    <p>
      {state} {answer?.join() ?? 'nothing'} {error instanceof Error ? error.message : ''}
    </p>
  );
}

const text = (): string => String(document.querySelector('p')?.textContent).trim();
const settle = (): Promise<void> => act(() => Promise.resolve());
const shows = async (expected: string): Promise<void> => {
  await vi.waitFor(async () => {
    await settle();
    expect(text()).toBe(expected);
  });
};

test('nothing starts before the first content is shown', async () => {
  app.isShown = false;
  render(<Ids />);
  await shows('opening nothing');
  expect(connect).not.toHaveBeenCalled();
});

test('kept orders are asked before the first content is shown', async () => {
  Object.assign(app, { isShown: false, isKept: true });
  asked.mockResolvedValueOnce(['order_1']);
  render(<Ids />);
  await shows('opening order_1');
  expect(asked).toHaveBeenCalledOnce();
});

test('kept orders are opened ahead of a screen, once, and only for the person signed in', async () => {
  Object.assign(app, { isShown: false, isKept: true, userId: undefined });
  asked.mockResolvedValue([]);
  const client = render(null);
  expect(await openKept(client)).toBe(false);
  Object.assign(app, { isKept: false, userId: 'usr_1' });
  expect(await openKept(client)).toBe(false);
  expect(connect).not.toHaveBeenCalled();
  app.isKept = true;
  expect(await openKept(client)).toBe(true);
  render(<Ids />);
  await settle();
  expect(connect).toHaveBeenCalledOnce();
});

test('nothing starts before it is known who is signed in', async () => {
  app.userId = undefined;
  render(<Ids />);
  await shows('opening nothing');
  expect(connect).not.toHaveBeenCalled();
});

test('the question is asked again when orders change, and the earlier answer stays', async () => {
  asked.mockResolvedValueOnce(['order_1']);
  render(<Ids />);
  await shows('opening order_1');
  let answer = (_ids: string[]): void => undefined;
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  act(() => tell({ version: 1, state: 'ready' }));
  await shows('ready order_1');
  expect(asked).toHaveBeenCalledTimes(2);
  act(() => answer(['order_1', 'order_2']));
  await shows('ready order_1,order_2');
});

test('a part is drawn again when its values change, not with each page that is read', async () => {
  const drawn = vi.fn<() => void>();
  function Part() {
    drawn();
    const { state } = useFiguresStatus('state');
    return <p>{`${state} ${useKnownSince(100)}`}</p>;
  }
  render(<Part />);
  await shows('opening undefined');
  act(() => tell({ state: 'reading', knownSince: 500 }));
  await shows('reading 500');
  act(() => tell({ knownSince: 90 }));
  await shows('reading 100');
  const { length } = drawn.mock.calls;
  act(() => tell({ read: 300, count: 400, knownSince: 50 }));
  await settle();
  expect(drawn).toHaveBeenCalledTimes(length);
  act(() => tell({ knownSince: -Infinity }));
  await shows('reading -Infinity');
});

test('what goes wrong is told', async () => {
  asked.mockRejectedValueOnce(new Error('no such zone'));
  render(<Ids />);
  await shows('opening nothing no such zone');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('there is one engine for each person', async () => {
  asked.mockResolvedValue([]);
  render(<Ids />);
  render(<Ids name="more" />);
  await shows('opening');
  expect(connect).toHaveBeenCalledTimes(1);
  app.userId = 'usr_2';
  render(<Ids name="most" />);
  await shows('opening');
  expect(connect).toHaveBeenCalledTimes(2);
  expect(closed).toHaveBeenCalledTimes(1);
});
