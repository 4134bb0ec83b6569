// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { MOST_ORDERS } from '../bulk/useOrdersRead.ts';
import { useOrdersToPrint } from './useOrdersToPrint.ts';

const calls = vi.hoisted(() => ({ read: vi.fn<(id: string) => Promise<never>>() }));
vi.mock('../order/query.ts', () => ({
  orderRecord: {
    options: (id: string) => ({ queryKey: ['order', id], queryFn: () => calls.read(id) }),
  },
}));

let read: ReturnType<typeof useOrdersToPrint>;

async function choose(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `order_${index}`);
  function Probe(): null {
    read = useOrdersToPrint(ids);
    return null;
  }
  render(<Probe />);
  await act(async () => undefined);
}

test('none of more orders than can be handled at once is read', async () => {
  calls.read.mockReturnValue(new Promise(() => undefined));
  await choose(MOST_ORDERS + 1);
  expect(read).toMatchObject({ isTooMany: true, isReading: false, orders: [] });
  expect(calls.read).not.toHaveBeenCalled();
  await choose(MOST_ORDERS);
  expect(read).toMatchObject({ isTooMany: false, isReading: true });
  expect(calls.read).toHaveBeenCalled();
});
