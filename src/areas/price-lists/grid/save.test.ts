import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { runSteps } from '#shared/save/steps.ts';
import type { StepState } from '#shared/save/steps.ts';
import { cellsOf } from './cells.ts';
import { saveSteps } from './save.ts';

const calls = vi.hoisted(() => ({ update: vi.fn(), remove: vi.fn() }));
vi.mock('#generated/admin/price-lists/price-lists.ts', () => ({
  updatePriceList: calls.update,
  deletePriceListPrices: calls.remove,
}));

interface Price {
  id?: string;
  variant_id: string;
  amount: number;
}

const variants = Array.from({ length: 2000 }, (_, index) => ({
  // As long as the server's ids.
  id: `variant_${index}`.padEnd(34, '_'),
  title: `Variant ${index}`,
  product: 'Rope',
}));
const idOf = (index: number): string => variants[index]?.id ?? '';

const stored = cellsOf([
  {
    id: 'ma_1',
    variantId: idOf(0),
    productId: 'p',
    currency: 'eur',
    region: null,
    amount: 900,
    min: null,
    max: null,
  },
  {
    id: 'ma_2',
    variantId: idOf(0),
    productId: 'p',
    currency: 'eur',
    region: null,
    amount: 950,
    min: null,
    max: null,
  },
]);

const onLost = vi.fn();
const save = (edits: Map<string, Map<string, number | null>>): Promise<StepState[]> =>
  runSteps(saveSteps('pl', variants, stored, edits, onLost), new Set(), () => undefined, {
    signal: new AbortController().signal,
  });
const all = (amount: number) =>
  new Map(variants.map(({ id }) => [id, new Map([['eur 10-19', amount]])]));
const bodies = (): { prices: Price[] }[] =>
  calls.update.mock.calls.map(([, body]) => body as { prices: Price[] });

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({});
  onLost.mockReset();
});

test('2,000 prices take four calls, none of which the server refuses for its length', async () => {
  const states = await save(all(800));
  expect(states.every(({ status }) => status === 'done')).toBe(true);
  expect(bodies().map(({ prices }) => prices.length)).toEqual([500, 500, 500, 500]);
  for (const body of bodies()) expect(JSON.stringify(body).length).toBeLessThan(100_000);
  expect(bodies()[0]?.prices[0]).toEqual({
    variant_id: idOf(0),
    currency_code: 'eur',
    amount: 800,
    min_quantity: 10,
    max_quantity: 19,
  });
});

test('a price that is there is changed, its double is removed, and one that is as wanted isn’t sent', async () => {
  await save(
    new Map([
      [
        idOf(0),
        new Map([
          ['eur -', 800],
          ['reg_1 -', 700],
        ]),
      ],
    ]),
  );
  expect(bodies()[0]?.prices).toEqual([
    { id: 'ma_1', variant_id: idOf(0), currency_code: 'eur', amount: 800 },
    { variant_id: idOf(0), region_id: 'reg_1', amount: 700 },
  ]);
  expect(calls.remove.mock.calls[0]?.[1]).toEqual({ price_ids: ['ma_2'] });
  calls.update.mockClear();
  await save(new Map([[idOf(0), new Map([['eur -', 900]])]]));
  expect(calls.update).not.toHaveBeenCalled();
});

test('an emptied cell takes away its prices', async () => {
  await save(new Map([[idOf(0), new Map([['eur -', null]])]]));
  expect(calls.update).not.toHaveBeenCalled();
  expect(calls.remove.mock.calls[0]?.[1]).toEqual({ price_ids: ['ma_2', 'ma_1'] });
});

test('the row that the server refuses is found, and the others are saved', async () => {
  const bad = idOf(3);
  calls.update.mockImplementation((_list: string, { prices }: { prices: Price[] }) =>
    prices.some(({ variant_id: id }) => id === bad)
      ? Promise.reject(new ApiError('No', { kind: 'http', status: 400, outcome: 'failed' }))
      : Promise.resolve({}),
  );
  const states = await save(new Map([...all(800)].slice(0, 64)));
  expect(states.flatMap(({ id, status }) => (status === 'failed' ? [id] : []))).toEqual([bad]);
  expect(calls.update.mock.calls.length).toBeLessThan(20);
});

test('a lost answer isn’t followed by another try: what it did is read first', async () => {
  calls.update.mockRejectedValue(new ApiError('Lost', { kind: 'network', outcome: 'unknown' }));
  const edits = new Map([...all(800)].slice(0, 8));
  const states = await save(edits);
  expect(states.every(({ status }) => status === 'failed')).toBe(true);
  expect(calls.update).toHaveBeenCalledTimes(1);
  expect(onLost.mock.calls).toEqual([...edits]);
});
