// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { PointFacts } from './PointFacts.tsx';
import type { TimePoint } from './points.ts';

const POINTS = new Map<string, TimePoint>([
  ['1', { id: '1', tick: '1', label: 'Nov 1', value: 300, before: 200, beforeLabel: 'Oct 1' }],
  ['2', { id: '2', tick: '2', label: 'Nov 2', value: undefined }],
]);
const draw = (label: string | undefined, before?: string): void => {
  render(
    <PointFacts
      points={POINTS}
      series={{ value: 'This month', before }}
      kind="line"
      format={(value) => `€${value}`}
      label={label}
    />,
  );
};
const said = (): string | undefined => document.querySelector('div[aria-hidden]')?.textContent;

test('a point says its value and the one compared to', () => {
  draw('1', 'Last month');
  expect(said()).toBe('Nov 1€300Oct 1€200');
  draw('2', 'Last month');
  expect(said()).toBe('Nov 2–Last month–');
});

test('without a comparison it says its own value; outside the points nothing', () => {
  draw('1');
  expect(said()).toBe('Nov 1€300');
  draw(undefined);
  expect(said()).toBeUndefined();
});
