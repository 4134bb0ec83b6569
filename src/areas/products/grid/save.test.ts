import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { allDone, runSteps } from '#shared/save/steps.ts';
import type { GridVariant } from './query.ts';
import { SINGLE_CALLS, inBodies } from '../product/variants-together.ts';
import { saveSteps } from './save.ts';

const calls = vi.hoisted(() => ({ all: vi.fn(), ids: vi.fn(), one: vi.fn(), level: vi.fn() }));

vi.mock('#generated/admin/products/products.ts', () => ({
  listProducts: calls.ids,
  updateProduct: calls.all,
  updateProductVariant: calls.one,
}));
vi.mock('#shared/inventory/items.ts', () => ({ applyLevel: calls.level }));

const TOTAL = 432;
const MANY = 600;

const price = (amount: number, rest: object = {}) => ({
  currency_code: 'eur',
  region_id: null,
  amount,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  ...rest,
});

const many = Array.from({ length: MANY }, (_, index) => ({
  // As long as the server's ids.
  id: `variant_${index}`.padEnd(34, '_'),
  variant_rank: index,
  title: `Variant ${index}`,
  manage_inventory: true,
  inventory_items: [{ inventory_item_id: `i${index}` }],
  prices: [
    price(1000),
    price(700, { region_id: 'reg_1' }),
    price(900, { min_quantity: 10 }),
    price(500, { price_list_id: 'pl_1' }),
  ],
})) as unknown as GridVariant[];
const variants = many.slice(0, TOTAL);

const edits = (count: number, column = 'eur', value = 1200) =>
  new Map(many.slice(0, count).map(({ id }) => [id, new Map([[column, value]])]));

const save = (count: number, column?: string) =>
  runSteps(
    saveSteps('p', count > TOTAL ? many : variants, edits(count, column), new Map()),
    new Set(),
    () => undefined,
    { signal: new AbortController().signal },
  );

const refusal = (status: number): ApiError =>
  new ApiError('No', { kind: 'http', status, outcome: 'failed' });

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({});
  calls.ids.mockResolvedValue({ products: [{ variants: many }] });
  calls.all.mockImplementation((_product: string, body: Body) =>
    Promise.resolve({ product: body }),
  );
});

interface Body {
  variants: { id: string; prices?: unknown[] }[];
}

const bodies = (): Body[] => calls.all.mock.calls.map(([, body]) => body as Body);

test('one column of 432 variants is one call, which names every variant and no price but the changed', async () => {
  calls.ids.mockResolvedValue({ products: [{ variants }] });
  const states = await save(TOTAL - 1);
  expect(allDone(states)).toBe(true);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([1, 0]);
  const [first] = bodies();
  expect(first?.variants.map(({ id }) => id)).toEqual(variants.map(({ id }) => id));
  // Prices of regions and quantities are sent too, those of price lists aren't.
  expect(first?.variants[0]).toEqual({
    id: variants[0]?.id,
    prices: [
      { currency_code: 'eur', amount: 1200 },
      { region_id: 'reg_1', amount: 700 },
      { currency_code: 'eur', amount: 900, min_quantity: 10 },
    ],
  });
  expect(first?.variants.at(-1)).toEqual({ id: variants.at(-1)?.id });
});

test('what is too much for one call goes in several; a variant that was added meanwhile is named by the next', async () => {
  const more = [...many, { ...many[0], id: 'new', variant_rank: MANY }];
  calls.ids
    .mockResolvedValueOnce({ products: [{ variants: many }] })
    .mockResolvedValue({ products: [{ variants: more }] });
  expect(allDone(await save(MANY))).toBe(true);
  const [first, second, ...others] = bodies();
  expect(others.length + calls.one.mock.calls.length).toBe(0);
  for (const body of [first, second]) expect(JSON.stringify(body).length).toBeLessThan(100_000);
  const priced = (body: Body | undefined): number =>
    body?.variants.filter(({ prices }) => prices).length ?? 0;
  expect(priced(first) + priced(second)).toBe(MANY);
  expect(second?.variants[0]).toEqual({ id: many[0]?.id });
  expect([first, second].map((body) => body?.variants.at(-1)?.id)).toEqual([
    many.at(-1)?.id,
    'new',
  ]);
});

test('so many variants that their ids fill a call are sent one by one', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `variant_${index}`.padEnd(34, '0'));
  expect(inBodies(ids, new Map([['a', { prices: [] }]]))).toEqual([]);
});

test('a variant that a colleague has added since is named by the first call, and so kept', async () => {
  const more = [...variants, { ...many[0], id: 'new', variant_rank: MANY }];
  calls.ids.mockResolvedValue({ products: [{ variants: more }] });
  expect(allDone(await save(8))).toBe(true);
  expect(bodies()[0]?.variants.at(-1)).toEqual({ id: 'new' });
});

test('of variants that share a call, one that its answer lacks is sent alone, and so named as gone', async () => {
  const [gone] = variants;
  calls.all.mockImplementation((_product: string, body: Body) =>
    Promise.resolve({ product: { variants: body.variants.slice(1) } }),
  );
  calls.one.mockRejectedValue(refusal(404));
  const states = await save(8);
  expect(states.filter(({ status }) => status === 'failed').map(({ id }) => id)).toEqual([
    gone?.id,
  ]);
  expect(calls.one.mock.calls.map(([, id]) => id as unknown)).toEqual([gone?.id]);
});

test('a call that names all variants is never repeated by itself: it would delete those added since', async () => {
  await save(8);
  expect(calls.all).toHaveBeenCalledWith(
    'p',
    expect.anything(),
    expect.objectContaining({ maxRetries: 0 }),
  );
});

test('after an answer that names no variants, each is sent alone', async () => {
  calls.all.mockResolvedValue({});
  expect(allDone(await save(8))).toBe(true);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([1, 8]);
});

test('where a variant is gone, the others are saved one by one', async () => {
  calls.ids.mockResolvedValue({ products: [{ variants: variants.slice(1) }] });
  calls.one.mockImplementation((_product: string, id: string) =>
    id === variants[0]?.id ? Promise.reject(refusal(404)) : Promise.resolve({}),
  );
  const states = await save(8);
  expect(calls.all).not.toHaveBeenCalled();
  expect(states.filter(({ status }) => status === 'failed')).toHaveLength(1);
});

test('few variants are sent one by one', async () => {
  await save(SINGLE_CALLS);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([0, SINGLE_CALLS]);
});

test('a refusal is followed up one by one: the row that fails is named, the others are saved', async () => {
  calls.all.mockRejectedValue(refusal(500));
  calls.one.mockImplementation((_product: string, id: string) =>
    id === variants[3]?.id ? Promise.reject(refusal(400)) : Promise.resolve({}),
  );
  const states = await save(8);
  expect(states.filter(({ status }) => status === 'failed').map(({ id }) => id)).toEqual([
    variants[3]?.id,
  ]);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([1, 8]);
});

test('without an answer nothing more is sent, and every row stays to be saved', async () => {
  calls.all.mockRejectedValue(new ApiError('Lost', { kind: 'network', outcome: 'unknown' }));
  const states = await save(8);
  expect(states.every(({ status }) => status === 'failed')).toBe(true);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([1, 0]);
});

test('stock has no call for several: one each, and none for prices', async () => {
  await save(8, 'stock loc');
  expect([calls.all, calls.one, calls.level].map((call) => call.mock.calls.length)).toEqual([
    0, 0, 8,
  ]);
});
