import { expect, test, vi } from 'vitest';
import { enteringUnits } from './entering-units.ts';

test('all or no units of some items are entered, and those of others stay', () => {
  const onChange = vi.fn();
  const items = [
    { id: 'a', most: 3 },
    { id: 'b', most: 2 },
  ];
  const { onAll, onNone } = enteringUnits<(typeof items)[number]>(
    { a: 1, other: 5 },
    ({ most }) => most,
    onChange,
  );
  onAll(items);
  expect(onChange).toHaveBeenLastCalledWith({ quantities: { a: 3, b: 2, other: 5 } });
  onNone(items);
  expect(onChange).toHaveBeenLastCalledWith({ quantities: { a: 0, b: 0, other: 5 } });
});
