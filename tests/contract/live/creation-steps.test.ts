/** Steps that create something over a lossy connection to a real server, pressed until they succeed. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { createPreferences } from '../../../src/app/analytics/store-preferences.ts';
import { readCodes } from '../../../src/areas/discounts/codes/codes.ts';
import type { Template } from '../../../src/areas/discounts/codes/codes.ts';
import { codeSteps, planOne } from '../../../src/areas/discounts/codes/plan.ts';
import { missingPrices } from '../../../src/areas/price-lists/duplicate.ts';
import { cellsOf } from '../../../src/areas/price-lists/grid/cells.ts';
import { saveSteps } from '../../../src/areas/price-lists/grid/save.ts';
import { readPrices } from '../../../src/areas/price-lists/price-list/query.ts';
import type { ListPrice } from '../../../src/areas/price-lists/price-list/query.ts';
import { addPrices } from '../../../src/areas/price-lists/prices.ts';
import { ensureItem } from '../../../src/areas/products/product/inventory.ts';
import {
  combinationSteps,
  newCombinations,
} from '../../../src/areas/products/product/option-values.ts';
import { uploadProtected, uploadPublic } from '../../../src/areas/shared/files/upload-file.ts';
import { applyLevel } from '../../../src/areas/shared/inventory/items.ts';
import { isApiError } from '../../../src/client/index.ts';
import { inTurn } from '../../support/short.ts';
import { FAULTS } from './creation-kinds.ts';
import { call, useLossyLine } from './once.ts';
import { first, present, unique } from './support.ts';

// The line knows when the server is done.
vi.mock('../../../src/areas/shared/save/settle.ts', () => ({
  settled: () => lossy.line.settled(),
}));

const lossy = useLossyLine();

const MOST_PRESSES = 3;

afterAll(async () => {
  lossy.line.calm();
  await admin.deleteAnalyticsConfig().catch(() => undefined);
});

interface Attempt {
  press: () => Promise<unknown>;
  /** Number of records made. */
  times: () => Promise<number>;
}

interface Kind {
  name: string;
  /** End of the call's path. */
  path: RegExp;
  begin: () => Promise<Attempt>;
  /** May be sent again: the server has one at most. */
  isRepeatable?: boolean;
}

const text = (): string => unique('step').toLowerCase();

async function newTemplate(): Promise<Template> {
  const { discount } = await admin.createDiscount({
    code: text().toUpperCase(),
    is_dynamic: true,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [lossy.world.regionId],
    valid_duration: 'P30D',
    usage_limit: 1,
  });
  return { id: discount.id, code: discount.code, created_at: discount.created_at, usage_limit: 1 };
}

async function newProduct(): Promise<string> {
  const { product } = await admin.createProduct({
    title: unique('Stepwise'),
    options: [{ title: 'Size' }],
    variants: [{ title: 'S', manage_inventory: false, prices: [], options: [{ value: 'S' }] }],
  });
  return product.id;
}

async function newVariant(): Promise<string> {
  const { product } = await admin.getProduct(await newProduct());
  return first(product.variants).id;
}

async function codeOf(options: { another?: () => string }): Promise<Attempt> {
  const template = await newTemplate();
  const [step] = codeSteps(template, planOne(text()), { limit: 1, ...options });
  return {
    press: async () => present(step).run(call),
    times: async () => (await readCodes(template, call)).length,
  };
}

async function itemOf(sku: string): Promise<Attempt> {
  const variant = await newVariant();
  return {
    press: () => ensureItem(variant, sku, call),
    times: async () => (await admin.getVariantInventory(variant)).variant.inventory.length,
  };
}

async function pricesOf(
  press: (list: string, variant: string) => Promise<unknown>,
): Promise<Attempt> {
  const { price_list: list } = await admin.createPriceList({
    name: text(),
    description: 'Tried',
    type: 'sale',
    prices: [],
  });
  return {
    press: () => press(list.id, lossy.world.variantIds[0]),
    times: async () => (await readPrices(list.id, call)).length,
  };
}

const priceOf = (variantId: string): ListPrice => ({
  id: 'deleted',
  variantId,
  productId: lossy.world.productId,
  currency: 'eur',
  region: null,
  amount: 700,
  min: null,
  max: null,
});

const KINDS: readonly Kind[] = [
  { name: 'a typed code of a template', path: /\/dynamic-codes$/u, begin: () => codeOf({}) },
  {
    name: 'a code of a batch',
    path: /\/dynamic-codes$/u,
    begin: () => codeOf({ another: () => text().toUpperCase() }),
  },
  {
    name: 'units at a location',
    path: /\/location-levels$/u,
    isRepeatable: true,
    begin: async () => {
      const { inventory_item: item } = await admin.createInventoryItem({
        variant_id: await newVariant(),
        sku: text(),
      });
      const id = present(item.id);
      const location = lossy.world.locationId;
      return {
        press: () => applyLevel(id, { kind: 'create', location, stocked: 7 }, call),
        times: async () => {
          const { inventory_items: items } = await admin.listInventoryItems({ id: [id], limit: 1 });
          return (first(items).location_levels ?? []).filter(
            (level) => level.location_id === location && level.stocked_quantity === 7,
          ).length;
        },
      };
    },
  },
  { name: 'a stock item', path: /\/inventory-items$/u, begin: () => itemOf(text()) },
  { name: 'a stock item without an SKU', path: /\/inventory-items$/u, begin: () => itemOf('') },
  {
    name: 'a variant of a new value',
    path: /\/variants$/u,
    begin: async () => {
      const id = await newProduct();
      const { product } = await admin.getProduct(id);
      const size = first(product.options).id;
      const [step] = combinationSteps(product, newCombinations(product, size, 'M', 'S'), {
        read: async (own) => (await admin.getProduct(id, own)).product,
        withStock: false,
        label: ({ title }) => title,
      });
      return {
        press: async () => present(step).run(call),
        times: async () => (await admin.getProduct(id)).product.variants.length - 1,
      };
    },
  },
  {
    name: 'a new price of a price list',
    path: /\/price-lists\/[^/]+$/u,
    begin: () =>
      pricesOf(async (list, variant) => {
        const edits = new Map([[variant, new Map([['eur 10-19', 700]])]]);
        const row = { id: variant, title: '10 m', product: 'Rope' };
        const stored = cellsOf(await readPrices(list, call));
        await first(saveSteps(list, [row], stored, edits, () => undefined)).run(call);
      }),
  },
  {
    name: 'a deleted price that is restored',
    path: /\/prices\/batch$/u,
    begin: () =>
      pricesOf(async (list, variant) => {
        const missing = missingPrices([priceOf(variant)], await readPrices(list, call));
        await addPrices(list, missing, call);
      }),
  },
  {
    name: 'a choice of usage data',
    path: /\/analytics-configs$/u,
    isRepeatable: true,
    begin: async () => {
      await admin.deleteAnalyticsConfig().catch(() => undefined);
      return {
        press: () => createPreferences({ opt_out: true, anonymize: false }, call),
        times: async () => ((await admin.getAnalyticsConfig()).analytics_config.opt_out ? 1 : 0),
      };
    },
  },
];

describe.each(KINDS)('$name', ({ name, path, begin, isRepeatable = false }) => {
  const turn = KINDS.findIndex((kind) => kind.name === name);
  test.each(inTurn(FAULTS, turn, 6))('%s: made once, and not called refused', async (fault) => {
    lossy.line.calm();
    const { press, times } = await begin();
    lossy.line.expectAt(path, fault);
    for (let presses = 1; ; presses += 1) {
      const error = await press().then(
        () => undefined,
        (failure: unknown) => failure,
      );
      if (error === undefined) break;
      expect(presses).toBeLessThan(MOST_PRESSES);
      await lossy.line.settled();
      const isRefused = !isApiError(error) || error.outcome === 'failed';
      if (isRefused && !isRepeatable) expect(await times()).toBe(0);
    }
    expect(await times()).toBe(1);
    if (!isRepeatable) expect(lossy.line.reached).toBe(1);
  });
});

/** No list has files, so nothing can look for one. */
describe.each([
  { name: 'a picture', path: /\/uploads$/u, upload: uploadPublic },
  { name: 'a file for staff', path: /\/uploads\/protected$/u, upload: uploadProtected },
])('$name', ({ path, upload }) => {
  const press = (): Promise<unknown> =>
    upload(new File(['reef, bowline'], `${text()}.txt`, { type: 'text/plain' }), call);
  const stored = { key: expect.any(String), url: expect.any(String) };

  test.each(inTurn(FAULTS, 1, 6))('%s: sent again by a press only', async (fault) => {
    lossy.line.expectAt(path, fault);
    if (fault === '503 before') {
      expect(await press()).toMatchObject(stored);
      expect(lossy.line.reached).toBe(1);
      return;
    }
    await expect(press()).rejects.toMatchObject({ outcome: 'unknown' });
    await lossy.line.settled();
    expect(lossy.line.reached).toBe(fault.endsWith('before') ? 0 : 1);
    expect(await press()).toMatchObject(stored);
  });
});
