// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStoreZone } from '#ui/format/store-zone.ts';
import { render } from '../../../../../tests/support/render.tsx';
import type { FiguresStatus } from '../engine-types.ts';
import { ReadingNotice } from './ReadingNotice.tsx';

const engine = vi.hoisted(() => ({
  status: {},
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
}));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, words: Record<string, string> = {}) =>
      [key, ...Object.values(words)].join(' '),
    i18n: { resolvedLanguage: 'en' },
  }),
}));
vi.mock('../useFigures.ts', () => ({
  useFiguresStatus: () => {
    const { status, ...controls } = engine;
    return { ...status, ...controls };
  },
}));

const show = (status: Partial<FiguresStatus>): void => {
  engine.status = {
    state: 'reading',
    read: 1_200,
    count: 5_000,
    knownSince: undefined,
    version: 1,
    readAt: undefined,
    unread: { count: 0, orders: [] },
    error: undefined,
    ...status,
  };
  render(<ReadingNotice />);
};

const text = (): string => document.body.textContent ?? '';

const press = (name: string): void => {
  const buttons = [...document.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === name)?.click());
};

beforeEach(() => vi.clearAllMocks());
afterEach(() => setStoreZone(undefined));

test('a reading says how far it is, and can be paused and stopped', () => {
  show({ knownSince: Date.parse('2024-11-05T12:00:00Z') });
  expect(text()).toContain('reading.progress 1,200 5,000');
  expect(text()).toContain('reading.since Nov 5, 2024');
  press('reading.pause');
  press('reading.stop');
  expect(engine.pause).toHaveBeenCalledOnce();
  expect(engine.stop).toHaveBeenCalledOnce();
});

test.each([
  ['Pacific/Niue', 'Nov 4, 2024'],
  ['Pacific/Kiritimati', 'Nov 6, 2024'],
])('since when orders are known is a day of a store in %s', (zone, day) => {
  setStoreZone(zone);
  show({ knownSince: Date.parse('2024-11-05T10:30:00Z') });
  expect(text()).toContain(`reading.since ${day}`);
});

test.each(['paused', 'stopped'] as const)('a %s reading goes on when asked to', (state) => {
  show({ state });
  expect(text()).toContain(`reading.${state} 1,200 5,000`);
  press('reading.resume');
  expect(engine.resume).toHaveBeenCalledOnce();
});

test('a failed reading says so and is tried again', () => {
  show({ state: 'failed', error: new Error('down') });
  expect(text()).toContain('reading.failed');
  press('actions.retry');
  expect(engine.retry).toHaveBeenCalledOnce();
});

test('the list of orders that can’t be read stays open when a reading fails', () => {
  const unread = { count: 1, orders: [{ id: 'order_7', number: 7 }] };
  show({ unread });
  const toggle = document.querySelector('[aria-expanded]');
  expect(toggle).not.toBeNull();
  show({ state: 'failed', error: new Error('down'), unread });
  expect(document.querySelector('[aria-expanded]')).toBe(toggle);
});

test('once all is known, only the time of the last reading stays', () => {
  show({ state: 'ready', knownSince: -Infinity, readAt: Date.now() - 5 * 60_000 });
  expect(document.querySelector('span')?.textContent).toBe('reading.updated 5 minutes ago');
  expect(document.querySelector('button')).toBeNull();
});

test.each(['opening', 'reading'] as const)('kept orders are checked while %s', (state) => {
  show({ state, knownSince: -Infinity });
  expect(document.querySelector('span')?.textContent).toBe('reading.updating');
});
