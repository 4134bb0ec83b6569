// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import type { DayRange } from './range.ts';
import { RangePanel } from './RangePanel.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

let chosen: DayRange[];
let closed: number;

function Chooser(): ReactNode {
  const [value, setValue] = useState<DayRange>({ from: '2026-11-03', to: undefined });
  return (
    <RangePanel
      label="Created"
      zone="UTC"
      value={value}
      onBegin={setValue}
      onPreset={() => undefined}
      onChange={(range) => {
        setValue(range);
        chosen.push(range);
      }}
      onDone={() => {
        closed += 1;
      }}
    />
  );
}

beforeEach(() => {
  [chosen, closed] = [[], 0];
  render(<Chooser />);
});

const field = (at: number): HTMLInputElement =>
  document.querySelectorAll<HTMLInputElement>('input')[at] ?? document.createElement('input');

const type = (at: number, text: string): void =>
  act(() => {
    const input = field(at);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const press = (name: RegExp): void =>
  act(() => {
    const days = [...document.querySelectorAll<HTMLButtonElement>('[role="gridcell"] button')];
    days.find((day) => name.test(day.getAttribute('aria-label') ?? ''))?.click();
  });

const enter = (): void =>
  act(() => {
    field(1).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });

test('days are typed, the calendar follows, and Enter takes the range', () => {
  type(0, '2024-02-05');
  expect(document.body.textContent).toContain('February 2024');
  expect(chosen).toEqual([]);
  type(1, '2024-02-20');
  enter();
  expect(chosen).toEqual([{ from: '2024-02-05', to: '2024-02-20' }]);
  expect(closed).toBe(1);
});

test('a range may have one end, and none that lies before its beginning', () => {
  type(1, '2026-11-01');
  enter();
  expect(chosen).toEqual([]);
  type(0, '');
  enter();
  expect(chosen).toEqual([{ from: undefined, to: '2026-11-01' }]);
});

test('a day that was typed is the first of those that are picked', () => {
  type(0, '2026-11-10');
  press(/20, 2026|20 November 2026/);
  expect(chosen.at(-1)).toEqual({ from: '2026-11-10', to: '2026-11-20' });
});

test('a pick takes the place of what could not be read', () => {
  type(0, '2026-11-31');
  enter();
  expect(chosen).toEqual([]);
  press(/20, 2026|20 November 2026/);
  expect(chosen).toEqual([{ from: '2026-11-03', to: '2026-11-20' }]);
});

test('other choices take the place of the presets', () => {
  const choose = vi.fn();
  const range = { from: '2026-11-03', to: '2026-11-03' };
  render(
    <RangePanel
      label="Period"
      zone="UTC"
      value={range}
      choices={[{ id: 'yesterday', label: 'Yesterday', range, choose }]}
      onBegin={() => undefined}
      onPreset={() => undefined}
      onChange={() => undefined}
      onDone={() => {
        closed += 1;
      }}
    />,
  );
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Yesterday',
  );
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  expect(document.body.textContent).not.toContain('date.preset');
  act(() => button?.click());
  expect(choose).toHaveBeenCalledOnce();
  expect(closed).toBe(1);
});
