// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SLOW_AFTER } from '#ui/states/SlowNotice.tsx';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { ExtensionPart } from './ExtensionPart.tsx';

beforeEach(() => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const Greeting = ({ to }: { to: string }): ReactNode => <p>Hello, {to}</p>;

type Load = () => Promise<{ default: typeof Greeting }>;

const shown = (): string => document.body.textContent ?? '';
const retry = (): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');

const draw = (load: Load): unknown =>
  render(
    <InEnglish>
      <h1>Lamp</h1>
      <ExtensionPart extension="warranties" load={load} props={{ to: 'Ada' }} />
    </InEnglish>,
  );

test('a part is loaded with its props, and once', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  draw(load);
  await vi.waitFor(() => expect(shown()).toContain('Hello, Ada'));
  draw(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that doesn’t come can be loaded again, in a place that has room for it', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const part = { extension: 'warranties', load, props: {} };
  const drawIn = (place: ReactNode): unknown =>
    render(
      <InEnglish>
        <ExtensionPart key={String(place)} {...part} place={place} />
      </InEnglish>,
    );
  const wait = (): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(SLOW_AFTER);
    });
  drawIn(null);
  await wait();
  expect(retry()).toBeUndefined();
  drawIn('Section');
  expect(shown()).toContain('Section');
  await wait();
  const { length } = load.mock.calls;
  await act(async () => retry()?.click());
  expect(load).toHaveBeenCalledTimes(length + 1);
  vi.useRealTimers();
});

test.each<[string, Load]>([
  ['loaded', async () => Promise.reject(new Error('broken'))],
  [
    'drawn',
    async () => ({
      default: (): ReactNode => {
        throw new Error('broken');
      },
    }),
  ],
])(
  'one that can’t be %s names its extension and leaves the rest; a retry loads it anew',
  async (_how, fails) => {
    let isBroken = true;
    draw(async () => (isBroken ? fails() : { default: Greeting }));
    const title = 'The extension “warranties” can’t be shown.';
    // Loading is tried twice.
    await vi.waitFor(() => expect(shown()).toContain(title), { timeout: 5000 });
    expect(shown()).toContain('Lamp');
    isBroken = false;
    await act(async () => retry()?.click());
    await vi.waitFor(() => expect(shown()).toContain('Hello, Ada'));
  },
);
