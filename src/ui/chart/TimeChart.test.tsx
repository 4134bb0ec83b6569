// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { TimeChart } from './TimeChart.tsx';
import type { TimePoint } from './TimeChart.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}));
vi.mock('./TimePlot.tsx', () => ({ TimePlot: () => null }));

const POINTS: readonly TimePoint[] = [
  { id: '1', tick: '1', label: 'November 1', value: 300, before: 200, beforeLabel: 'October 1' },
  { id: '2', tick: '2', label: 'November 2', value: 0, before: undefined },
  { id: '3', tick: '3', label: 'November 3', value: undefined, before: -100 },
];
const draw = (series: { value: string; before?: string }): void => {
  render(
    <TimeChart
      label="Net sales"
      series={series}
      points={POINTS}
      format={(value) => `€${value}`}
      formatTick={String}
      height={200}
    />,
  );
};
const rows = (): string[][] =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );

test('all values are a table for screen readers; those not known are a dash', () => {
  draw({ value: 'This month', before: 'Last month' });
  const table = document.querySelector('table');
  expect(table?.querySelector('caption')?.textContent).toBe('Net sales');
  expect(table?.closest('.qm-visually-hidden')).not.toBeNull();
  expect(rows()).toEqual([
    ['fields.period', 'This month', 'Last month'],
    ['November 1', '€300', '€200'],
    ['November 2', '€0', '–'],
    ['November 3', '–', '€-100'],
  ]);
});

test('without a comparison there is no legend and no column for it', () => {
  draw({ value: 'This month' });
  expect(rows()).toEqual([
    ['fields.period', 'This month'],
    ['November 1', '€300'],
    ['November 2', '€0'],
    ['November 3', '–'],
  ]);
  expect(document.querySelector('svg')).toBeNull();
});

test('the legend tells the lines apart by their strokes, and screen readers skip it', () => {
  draw({ value: 'This month', before: 'Last month' });
  const [legend] = document.querySelectorAll('[aria-hidden]');
  expect(legend?.textContent).toBe('This monthLast month');
  const dashes = [...document.querySelectorAll('svg line')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(dashes).toEqual([null, '4 4']);
});

test('the place of the chart is as high before its code is loaded', () => {
  draw({ value: 'This month' });
  expect(document.querySelector('[style*="height: 200px"]')).not.toBeNull();
});
