// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { TimeInput } from './TimeInput.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('./zone.ts', async (original) => ({
  ...(await original<typeof import('./zone.ts')>()),
  readersZone: () => 'Europe/Berlin',
}));

test('there is no time without a day', () => {
  const field = (): Element | null => document.querySelector('input[type=time]');
  render(<TimeInput label="Time" day={null} value="02:30" onChange={() => undefined} />);
  expect(field()).toBeNull();
  render(<TimeInput label="Time" day="2026-03-30" value="02:30" onChange={() => undefined} />);
  expect(field()).not.toBeNull();
});

test.each([
  ['2026-03-29', '02:30', true],
  ['2026-03-29', '04:30', false],
  ['2026-03-30', '02:30', false],
  ['2026-03-29', '', false],
  [null, '02:30', false],
])('whether %s %s is said to be skipped: %j', (day, value, isSaid) => {
  render(<TimeInput label="Time" day={day} value={value} onChange={() => undefined} />);
  expect(document.body.textContent.includes('date.skipped')).toBe(isSaid);
});
