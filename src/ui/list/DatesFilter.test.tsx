// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { setStoreZone } from '../format/store-zone.ts';
import { DatesFilter } from './DatesFilter.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { zone = '' }: { zone?: string } = {}) => `${key} ${zone}`,
    i18n: { resolvedLanguage: 'en' },
  }),
}));

beforeEach(() => {
  vi.setSystemTime('2026-11-22T10:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  setStoreZone(undefined);
});

test.each([
  ['Pacific/Niue', '21', /date\.zone GMT.11/],
  ['Pacific/Kiritimati', '23', /date\.zone GMT.14/],
])('a store in %s has day %s, and the filter names the zone', async (zone, day, said) => {
  setStoreZone(zone);
  render(
    <DatesFilter
      label="Placed"
      values={['today']}
      onChange={() => undefined}
      defaultOpened
      onClose={() => undefined}
    />,
  );
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(document.querySelector('[aria-current="date"]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe(day);
  expect(document.querySelector('[aria-selected="true"]')?.textContent).toBe(day);
  expect(document.body.textContent).toMatch(said);
});
