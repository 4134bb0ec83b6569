// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { item, order } from './facts/test-order.ts';
import { useReservedUnits } from './useReservations.ts';

const calls = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('#generated/admin/reservations/reservations.ts', async (original) => ({
  ...(await original<object>()),
  listReservations: calls.list,
}));

let units: number;
const orders = [
  order({ items: [item({ id: 'a', quantity: 4 })] }),
  order({ items: [item({ id: 'b', quantity: 2 })] }),
];
function Units(): null {
  units = useReservedUnits(orders);
  return null;
}

beforeEach(() => {
  units = -1;
  calls.list.mockReset();
});

test.each([
  [[], 0],
  [[{ quantity: 2 }, { quantity: 1 }], 3],
])('of ordered units those count that are reserved: %j', async (reservations, count) => {
  calls.list.mockResolvedValue({ reservations });
  render(<Units />);
  expect(units).toBe(0);
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(units).toBe(count);
  });
  expect(calls.list.mock.calls.map(([asked]) => asked.line_item_id)).toEqual([['a', 'b']]);
});
