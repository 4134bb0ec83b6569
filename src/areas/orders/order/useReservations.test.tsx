// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../tests/support/render.tsx';
import { item, order } from './facts/test-order.ts';
import { useReservedUnits } from './useReservations.ts';
import type { ReservedUnits } from './useReservations.ts';

const calls = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('#generated/admin/reservations/reservations.ts', async (original) => ({
  ...(await original<object>()),
  listReservations: calls.list,
}));

let reserved: ReservedUnits | undefined;
const orders = [
  order({ items: [item({ id: 'a', quantity: 4 })] }),
  order({ items: [item({ id: 'b', quantity: 2 })] }),
];
function Units(): null {
  reserved = useReservedUnits(orders);
  return null;
}

const settled = (): Promise<void> =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reserved?.isReading).toBe(false);
  });

beforeEach(() => {
  reserved = undefined;
  calls.list.mockReset();
});

test.each([
  [[], 0],
  [[{ quantity: 2 }, { quantity: 1 }], 3],
])('of ordered units those count that are reserved: %j', async (reservations, count) => {
  calls.list.mockResolvedValue({ reservations });
  render(<Units />);
  expect(reserved).toMatchObject({ units: 0, isReading: true });
  await settled();
  expect(reserved).toMatchObject({ units: count, error: undefined });
  expect(calls.list.mock.calls.map(([asked]) => asked.line_item_id)).toEqual([['a', 'b']]);
});

test('an answer that failed isn’t taken for none, and can be asked for again', async () => {
  const away = new Error('Away');
  calls.list.mockRejectedValueOnce(away).mockResolvedValue({ reservations: [{ quantity: 2 }] });
  render(<Units />);
  await settled();
  expect(reserved?.error).toBe(away);
  act(() => reserved?.retry());
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reserved).toMatchObject({ units: 2, error: undefined });
  });
});

test('a store without inventory has none reserved', async () => {
  calls.list.mockRejectedValue(new ApiError('x', { kind: 'http', status: 404, outcome: 'failed' }));
  render(<Units />);
  await settled();
  expect(reserved).toMatchObject({ units: 0, error: undefined });
});
