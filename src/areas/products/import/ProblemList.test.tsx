// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { groupProblems } from './groups.ts';
import { ProblemList } from './ProblemList.tsx';
import type { Problem } from './sheet.ts';

vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { value = '', header = '' } = {}) => `${key}${value}${header}`,
  }),
}));

const headers = ['Handle', 'Vendor', 'Shelf', 'Variant Inventory Quantity'];
const unknown = (column: number): Problem => ({ row: -1, column, code: 'unknownColumn' });

function show(problems: readonly Problem[], suggested: readonly (readonly [number, string])[]) {
  const [onTargets, onMapped] = [vi.fn(), vi.fn()];
  render(
    <ProblemList
      groups={groupProblems(problems)}
      headers={headers}
      lines={[3]}
      suggested={new Map(suggested)}
      onShow={vi.fn()}
      onFix={vi.fn()}
      onTargets={onTargets}
      onMapped={onMapped}
    />,
  );
  return { onTargets, onMapped };
}

const buttons = (text: string): HTMLElement[] =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === text);
const press = (text: string, at = 0): void => act(() => buttons(text)[at]?.click());

test('columns with a suggestion are mapped one by one or all at once', () => {
  const { onTargets, onMapped } = show(
    [unknown(0), unknown(1), unknown(2)],
    [
      [0, 'Product Handle'],
      [1, ''],
    ],
  );
  press('check.mapTo');
  expect(onTargets).toHaveBeenLastCalledWith(new Map([[0, 'Product Handle']]));
  expect(onMapped).toHaveBeenLastCalledWith('Handle', 'Product Handle');
  press('check.useSuggestions');
  expect(onTargets).toHaveBeenLastCalledWith(
    new Map([
      [0, 'Product Handle'],
      [1, ''],
    ]),
  );
  press('check.leaveOut', 2);
  expect(onMapped).toHaveBeenLastCalledWith('Shelf', '');
});

test('a column whose location isn’t known can only be skipped, and that is not remembered', () => {
  const { onTargets, onMapped } = show([{ row: -1, column: 3, code: 'whichLocation' }], []);
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(buttons('check.useSuggestions')).toHaveLength(0);
  press('check.leaveOut');
  expect(onTargets).toHaveBeenLastCalledWith(new Map([[3, '']]));
  expect(onMapped).not.toHaveBeenCalled();
});

test('of a long cell only the beginning is shown', () => {
  show([{ row: 0, column: 1, code: 'number', value: `<p>${'x'.repeat(100_000)}` }], []);
  const text = document.querySelector('ul')?.textContent ?? '';
  expect(text).toContain('problem.number<p>xxx');
  expect(text.length).toBeLessThan(300);
});
