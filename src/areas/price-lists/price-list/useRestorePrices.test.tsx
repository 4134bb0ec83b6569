// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { Toast } from '#ui/overlay/toast.ts';
import { render } from '../../../../tests/support/render.tsx';
import type { ListPrice } from './query.ts';
import { useRestorePrices } from './useRestorePrices.ts';

const calls = vi.hoisted(() => ({ read: vi.fn(), add: vi.fn(), toast: vi.fn(), hide: vi.fn() }));
vi.mock('#generated/admin/price-lists/price-lists.ts', async (original) => ({
  ...(await original<object>()),
  getPriceList: calls.read,
  upsertPriceListPrices: calls.add,
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: calls.toast }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const PRICES = Array.from({ length: 1200 }, (_, index): ListPrice => ({
  id: `price_${index}`,
  variantId: `variant_${index}`,
  productId: 'prod_1',
  currency: 'eur',
  region: null,
  amount: 100,
  min: null,
  max: null,
}));

interface PricesBody {
  prices: { variant_id: string }[];
}

let stored: string[];
let restore: ReturnType<typeof useRestorePrices>;
const add = async (_id: string, { prices }: PricesBody): Promise<void> => {
  stored.push(...prices.map((price) => price.variant_id));
};
const sizeOf = ({ prices }: PricesBody): number => prices.length;
const sent = (): number[] => calls.add.mock.calls.map(([, body]) => sizeOf(body));

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  calls.hide.mockReset();
  calls.toast.mockReset().mockReturnValue(calls.hide);
  calls.add.mockReset().mockImplementation(add);
  calls.read.mockReset().mockImplementation(async () => ({
    price_list: {
      prices: stored.map((id) => ({
        id,
        variant: { id, product_id: 'prod_1' },
        currency_code: 'eur',
        amount: 100,
      })),
    },
  }));
  function Probe(): null {
    restore = useRestorePrices('pl_1');
    return null;
  }
  render(<Probe />);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (ms: number, press?: () => void): Promise<void> =>
  act(async () => {
    press?.();
    await vi.advanceTimersByTimeAsync(ms);
  });

test('an undo that breaks off goes on from its toast, with what is still missing', async () => {
  const refused = new ApiError('Refused', { kind: 'http', outcome: 'failed', status: 500 });
  calls.add.mockImplementationOnce(add).mockRejectedValueOnce(refused);
  await pass(0, () => restore(PRICES));
  const [kind, toast] = calls.toast.mock.lastCall as [string, Toast];
  expect([kind, toast.title, toast.action?.label]).toEqual([
    'error',
    'errors.title',
    'actions.retry',
  ]);
  await pass(0, () => toast.action?.run());
  expect(sent()).toEqual([500, 500, 500, 200]);
  expect(stored).toEqual(PRICES.map((price) => price.variantId));
  expect(calls.toast).toHaveBeenLastCalledWith('success', { message: 'undone' });
});

const lost = new ApiError('Lost', { kind: 'network', outcome: 'unknown' });
const shown = (): Toast => (calls.toast.mock.lastCall as [string, Toast])[1];
/** The call whose answer was lost takes effect. */
const arrive = (from: number, to: number): void => {
  stored.push(...PRICES.slice(from, to).map((price) => price.variantId));
};

test('after a lost answer it first waits for what the server may still do', async () => {
  calls.add.mockImplementationOnce(add).mockRejectedValueOnce(lost);
  await pass(0, () => restore(PRICES));
  await pass(50_000, () => shown().action?.run());
  expect(calls.toast.mock.lastCall).toEqual([
    'info',
    { message: 'undo.checking', isPending: true },
  ]);
  expect(calls.hide).not.toHaveBeenCalled();
  expect(sent()).toEqual([500, 500]);
  arrive(500, 1000);
  await pass(9999);
  expect(sent()).toEqual([500, 500]);
  await pass(1);
  expect(sent()).toEqual([500, 500, 200]);
  expect(calls.toast).toHaveBeenLastCalledWith('success', { message: 'undone' });
  expect(calls.hide).toHaveBeenCalledOnce();
  expect([stored.length, new Set(stored).size]).toEqual([1200, 1200]);
});

test('what is found to be restored is said at once, and a look that fails forgets no loss', async () => {
  calls.add.mockRejectedValueOnce(lost);
  await pass(0, () => restore(PRICES.slice(0, 500)));
  calls.read.mockRejectedValueOnce(new ApiError('Off', { kind: 'network', outcome: 'failed' }));
  await pass(4000, () => shown().action?.run());
  expect(shown().action?.label).toBe('actions.retry');
  await pass(3999, () => shown().action?.run());
  arrive(0, 500);
  await pass(1);
  expect(calls.toast).toHaveBeenLastCalledWith('success', { message: 'undo.found' });
  expect(calls.hide).toHaveBeenCalledTimes(2);
  expect(sent()).toEqual([500]);
});
