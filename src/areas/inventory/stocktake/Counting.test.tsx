// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { render } from '../../../../tests/support/render.tsx';
import { Counting } from './Counting.tsx';

const parts = vi.hoisted(() => ({
  draw: vi.fn(() => null),
  count: {
    units: new Map([['mug', 1]]),
    unknown: new Map(Array.from({ length: 200 }, (_, at) => [`code ${at}`, 1] as const)),
  },
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#ui/overlay/confirm.tsx', () => ({ useConfirm: () => vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({ useUnsavedGuard: vi.fn() }));
vi.mock('./CountedUnits.tsx', () => ({ CountedUnits: parts.draw }));
vi.mock('./useCount.ts', () => ({
  useCount: () => ({ count: parts.count, isKept: true, change: vi.fn() }),
}));

const location = { id: 'sloc_1', name: 'Shop' } as StockLocation;
const unknown = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('ul[aria-label="stocktake.unknown"] bdi')].map(
    (code) => code.textContent,
  );

const drawn = (place = location): void => {
  render(<Counting location={place} owner="usr_1" items={[]} />);
};

beforeEach(() => drawn());

test('of many unknown codes the latest are drawn, and more when one asks', () => {
  expect(unknown()).toHaveLength(50);
  expect(unknown()[0]).toBe('code 199');
  const more = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === 'json.more',
  );
  act(() => more?.click());
  expect(unknown()).toHaveLength(100);
});

test('the last code is only said at its location', () => {
  const said = (): string | null | undefined =>
    document.querySelector('[role=status][data-unknown]')?.textContent;
  const field = document.querySelector('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '4');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => field?.form?.requestSubmit());
  expect(said()).toBe('stocktake.unknownCode');
  drawn({ ...location, id: 'sloc_2' });
  expect(document.querySelector('p[role=status]')?.textContent).toBe('');
  drawn();
  expect(said()).toBe('stocktake.unknownCode');
});

test('a key in the scan field draws no row again', () => {
  const field = document.querySelector('input');
  const before = parts.draw.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '4');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field?.value).toBe('4');
  expect(parts.draw.mock.calls.length).toBe(before);
});
