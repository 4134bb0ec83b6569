import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { runSteps } from '#shared/save/steps.ts';
import type { StepState } from '#shared/save/steps.ts';
import { inBatches } from '#shared/sheet/plan.ts';
import { cellsOf } from './prices.ts';
import { SINGLE_CALLS } from '../../product/variants-together.ts';
import type { PricedRow } from './prices.ts';
import { saveSteps } from './save-prices.ts';

const calls = vi.hoisted(() => ({
  all: vi.fn(),
  one: vi.fn(),
  products: vi.fn(),
  variants: vi.fn(),
}));

vi.mock('#generated/admin/products/products.ts', () => ({
  updateProduct: calls.all,
  updateProductVariant: calls.one,
  listProducts: calls.products,
  getListProductsQueryOptions: () => ({}),
}));
vi.mock('#generated/admin/variants/variants.ts', () => ({ listVariants: calls.variants }));

interface Price {
  currency_code: string;
  region_id: string | null;
  amount: number;
  min_quantity: number | null;
  max_quantity: number | null;
  price_list_id: string | null;
}

const price = (amount: number, rest: Partial<Price> = {}): Price => ({
  currency_code: 'eur',
  region_id: null,
  amount,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  ...rest,
});

interface Stored {
  id: string;
  title: string;
  sku: null;
  product_id: string;
  variant_rank: number;
  prices: Price[];
}

let store: Stored[] = [];

function stock(products: number, variants: number): void {
  store = Array.from({ length: products * variants }, (_, index) => ({
    id: `variant_${index}`.padEnd(34, '_'),
    title: `Variant ${index}`,
    sku: null,
    product_id: `prod_${Math.floor(index / variants)}`,
    variant_rank: index % variants,
    prices: [
      price(1000),
      price(700, { region_id: 'reg_1' }),
      price(900, { min_quantity: 10 }),
      price(500, { price_list_id: 'pl_1' }),
    ],
  }));
}

const toRow = ({ id, title, product_id: productId, prices }: Stored): PricedRow => ({
  id,
  title,
  sku: null,
  productId,
  product: 'Rope',
  prices: prices as unknown as PricedRow['prices'],
  cells: cellsOf(prices as unknown as PricedRow['prices']),
});

const seenNow = () => new Map(store.map((one) => [one.id, toRow(one)]));

const save = (
  rows: readonly Stored[],
  { seen = seenNow(), signal = new AbortController().signal } = {},
): Promise<StepState[]> =>
  runSteps(
    saveSteps(seen, new Map(rows.map(({ id }) => [id, new Map([['eur', 1200]])]))),
    new Set(),
    () => undefined,
    { signal },
  );

const withStatus = (states: readonly StepState[], status: StepState['status']): string[] =>
  states.filter((state) => state.status === status).map(({ id }) => id);

const refusal = (status: number): ApiError =>
  new ApiError('No', { kind: 'http', status, outcome: 'failed' });

interface Ids {
  id: string[];
}

beforeEach(() => {
  stock(72, 6);
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({});
  calls.variants.mockImplementation(({ id }: Ids) =>
    Promise.resolve({ variants: store.filter((one) => id.includes(one.id)) }),
  );
  calls.products.mockImplementation(({ id }: Ids) =>
    Promise.resolve({
      products: id.map((product) => ({
        id: product,
        title: 'Rope',
        variants: store.filter((one) => one.product_id === product).toReversed(),
      })),
    }),
  );
  calls.all.mockImplementation((product: string) =>
    Promise.resolve({
      product: { variants: store.filter((one) => one.product_id === product) },
    }),
  );
});

test('a column of 432 variants of 72 products is a call a product, each looked at just before', async () => {
  const states = await save(store);
  expect(withStatus(states, 'done')).toHaveLength(432);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([72, 0]);
  const [product, body] = calls.all.mock.calls[0] as [string, { variants: object[] }];
  expect(product).toBe('prod_0');
  expect(body.variants).toHaveLength(6);
  // Prices of regions and quantities are sent too, those of price lists aren't.
  expect(body.variants[0]).toEqual({
    id: store[0]?.id,
    prices: [
      { currency_code: 'eur', amount: 1200 },
      { region_id: 'reg_1', amount: 700 },
      { currency_code: 'eur', amount: 900, min_quantity: 10 },
    ],
  });
  // Five batches with one request for their rows, plus one per product right before it is written.
  expect([calls.variants.mock.calls.length, calls.products.mock.calls.length]).toEqual([5, 72]);
});

test('at most three products are written at the same time', async () => {
  let [open, most] = [0, 0];
  calls.all.mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return { product: { variants: store } };
  });
  await save(store);
  expect(most).toBe(3);
});

test('few variants of a product go one by one, which deletes none', async () => {
  await save(store.slice(0, SINGLE_CALLS));
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([0, SINGLE_CALLS]);
});

test('a variant that someone added meanwhile is named, and so kept', async () => {
  const seen = seenNow();
  const added = { ...store[0], id: 'added', variant_rank: 9 } as Stored;
  const rows = store.slice(0, 6);
  store = [...store, added];
  await save(rows, { seen });
  const [, body] = calls.all.mock.calls[0] as [string, { variants: object[] }];
  expect(body.variants.at(-1)).toEqual({ id: 'added' });
});

test('without the whole list of a product’s variants none is named in its place', async () => {
  calls.products.mockResolvedValue({ products: [] });
  const states = await save(store.slice(0, 6));
  expect(withStatus(states, 'done')).toHaveLength(6);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([0, 6]);
});

test('what others changed just now goes along in other cells, and isn’t overwritten in the same', async () => {
  const seen = seenNow();
  const [first, second] = store;
  if (!first || !second) throw new Error('No variants');
  first.prices = [price(1000), price(3000, { currency_code: 'usd' })];
  second.prices = [price(1111)];
  const states = await save([first, second], { seen });
  expect(withStatus(states, 'failed')).toEqual([second.id]);
  expect(states.find(({ id }) => id === second.id)?.error).toMatchObject({ status: 409 });
  expect(calls.one.mock.calls).toEqual([
    [
      'prod_0',
      first.id,
      {
        prices: [
          { currency_code: 'eur', amount: 1200 },
          { currency_code: 'usd', amount: 3000 },
        ],
      },
      expect.anything(),
    ],
  ]);
});

test('what is stored already isn’t sent again: a lost answer is never doubled', async () => {
  calls.all.mockImplementation((product: string) => {
    for (const one of store.filter((each) => each.product_id === product)) {
      one.prices = [price(1200)];
    }
    return Promise.reject(new ApiError('Lost', { kind: 'network', outcome: 'unknown' }));
  });
  const rows = store.slice(0, 6);
  const states = await save(rows);
  expect(withStatus(states, 'failed')).toHaveLength(6);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([1, 0]);
  calls.all.mockClear();
  expect(withStatus(await save(rows), 'done')).toHaveLength(6);
  expect([calls.all.mock.calls.length, calls.one.mock.calls.length]).toEqual([0, 0]);
});

test('a refusal is followed up variant by variant, and other products are saved', async () => {
  const bad = store[2]?.id;
  calls.all.mockImplementation((product: string) =>
    product === 'prod_0' ? Promise.reject(refusal(400)) : Promise.resolve({ product: {} }),
  );
  calls.one.mockImplementation((_product: string, id: string) =>
    id === bad ? Promise.reject(refusal(400)) : Promise.resolve({}),
  );
  calls.all.mockImplementationOnce(() => Promise.reject(refusal(400)));
  const states = await save(store.slice(0, 6));
  expect(withStatus(states, 'failed')).toEqual([bad]);
  expect(calls.one.mock.calls).toHaveLength(6);
});

test('a variant that is gone is named as gone', async () => {
  const seen = seenNow();
  const rows = store.slice(0, 2);
  store = store.slice(1);
  const states = await save(rows, { seen });
  expect(states[0]?.error).toMatchObject({ status: 404 });
  expect(withStatus(states, 'done')).toEqual([rows[1]?.id]);
});

test('stopped, no further product is sent, and the rows are as they were', async () => {
  const controller = new AbortController();
  let sent = 0;
  calls.all.mockImplementation(() => {
    sent += 1;
    if (sent === 6) controller.abort();
    return Promise.resolve({ product: { variants: store } });
  });
  const states = await save(store, { signal: controller.signal });
  expect(sent).toBe(6);
  const failed = states.filter(({ status }) => status === 'failed');
  expect(failed.every(({ error }) => (error as ApiError).kind === 'aborted')).toBe(true);
  expect(withStatus(states, 'done').length + withStatus(states, 'waiting').length).toBe(
    432 - failed.length,
  );
});

test('once rows can’t be looked at, nothing more is sent', async () => {
  calls.variants.mockImplementationOnce(() => Promise.reject(refusal(500)));
  const states = await save(store);
  expect(withStatus(states, 'failed')).toHaveLength(432);
  expect(calls.all).not.toHaveBeenCalled();
});

test('batches hold whole products, few rows, and a long product alone', () => {
  const rows = (product: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${product}-${index}`,
      productId: String(product),
      changed: new Map(),
    }));
  const batches = inBatches([...rows(0, 60), ...rows(1, 60), ...rows(2, 432), ...rows(3, 1)]);
  expect(batches.map(({ length }) => length)).toEqual([60, 60, 432, 1]);
  const single = Array.from({ length: 60 }, (_, product) => rows(product, 1)).flat();
  expect(inBatches(single).map(({ length }) => length)).toEqual([25, 25, 10]);
  const [first] = inBatches([...rows(0, 2), ...rows(1, 1), ...rows(0, 3)]);
  expect(first?.map(({ productId }) => productId)).toEqual(['0', '0', '0', '0', '0', '1']);
});
