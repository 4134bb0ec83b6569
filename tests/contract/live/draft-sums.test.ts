/**
 * Draft estimates against the server's totals: all kinds of discounts, currencies with two, none and three decimals,
 * tax included and not.
 */
import { beforeAll, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { draftBody } from '../../../src/areas/drafts/create/body.ts';
import { estimatedTotals } from '../../../src/areas/drafts/create/totals.ts';
import { allowedBy } from '../../../src/areas/drafts/create/useDiscountedProducts.ts';
import { NEW_DRAFT } from '../../../src/areas/drafts/create/values.ts';
import type { DraftItem, DraftValues } from '../../../src/areas/drafts/create/values.ts';
import { inTurn } from '../../support/short.ts';
import { discountIn, openMarket, optionsOf, pricesOf, signedIn } from './market.ts';
import type { Currency, Market } from './market.ts';
import { serverUrl } from './server.ts';
import { present, unique } from './support.ts';
import { addressIn, buildWorld } from './world.ts';
import type { World } from './world.ts';

interface Case {
  name: string;
  currency: Currency;
  isTaxIncluded?: boolean;
  rule: { type: 'percentage' | 'fixed'; value: number; allocation: 'total' | 'item' };
  /** Discount condition; default: all products. */
  only?: (market: Market) => Record<string, unknown>;
  hasFreeShipping?: boolean;
  /** Overrides the option's price. */
  shippingPrice?: number;
}

const CASES: readonly Case[] = [
  {
    name: 'a percentage in euros',
    currency: 'eur',
    rule: { type: 'percentage', value: 15, allocation: 'total' },
    shippingPrice: 643,
  },
  {
    name: 'an amount off everything in yen, and free shipping',
    currency: 'jpy',
    rule: { type: 'fixed', value: 47, allocation: 'total' },
    hasFreeShipping: true,
  },
  {
    name: 'an amount off each item in dinars',
    currency: 'kwd',
    rule: { type: 'fixed', value: 125, allocation: 'item' },
  },
  {
    name: 'a percentage off prices with tax in euros',
    currency: 'eur',
    isTaxIncluded: true,
    rule: { type: 'percentage', value: 15, allocation: 'total' },
  },
  {
    name: 'an amount off prices with tax in dinars',
    currency: 'kwd',
    isTaxIncluded: true,
    rule: { type: 'fixed', value: 1000, allocation: 'total' },
    shippingPrice: 301,
  },
  {
    name: 'an amount that holds for one product only',
    currency: 'eur',
    rule: { type: 'fixed', value: 1000, allocation: 'total' },
    only: ({ productIds: [, hook] }) => ({ operator: 'in', products: [hook] }),
  },
  {
    name: 'a percentage that leaves a tag out',
    currency: 'jpy',
    rule: { type: 'percentage', value: 7, allocation: 'total' },
    only: ({ tagIds: [rope] }) => ({ operator: 'not_in', product_tags: [rope] }),
  },
];

let world: World;
let api: Api;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
  api = await signedIn(world.url);
});

const call = { signal: new AbortController().signal };

/** Two products and a custom item, which has no tax or discount. */
function itemsOf({ variantIds }: Market): DraftItem[] {
  const shown = { variantTitle: '1 m', thumbnail: null, sku: null };
  const of = (at: number, quantity: number): DraftItem => ({
    ...shown,
    key: String(at),
    variantId: present(variantIds[at]),
    title: 'Chain',
    quantity,
    price: null,
  });
  return [of(0, 3), of(1, 2), { ...shown, key: '2', title: 'Engraving', quantity: 1, price: 700 }];
}

test.each(inTurn(CASES, 1))('the estimate is what the server counts: $name', async (wanted) => {
  const { currency, isTaxIncluded = false, rule, only, shippingPrice = null } = wanted;
  const { hasFreeShipping = false } = wanted;
  const market = await openMarket(api, world, currency, isTaxIncluded);
  const code = await discountIn(api, market, { ...rule, conditions: only ? [only(market)] : [] });
  const codes = [code];
  if (hasFreeShipping) {
    codes.push(await discountIn(api, market, { type: 'free_shipping', value: 0 }));
  }
  const prices = await pricesOf(market);
  const own = { own: prices, defaults: prices };
  const [way] = await optionsOf(market, false);
  const entered: DraftValues = {
    ...NEW_DRAFT,
    email: `${unique('ada')}@example.com`,
    regionId: market.regionId,
    currency,
    items: itemsOf(market),
    codes,
    shippingOptionId: market.wayId,
    shippingPrice,
  };
  const { discount } = await admin.getDiscountByCode(code);
  const ordered = market.productIds.slice(0, 2);
  const productIds = new Set(
    await allowedBy(present(discount.rule).conditions ?? [], ordered, call),
  );
  expect(productIds.size).toBe(only ? 1 : 2);
  const estimate = estimatedTotals(
    entered,
    own,
    {
      price: shippingPrice ?? present(way?.amount),
      taxRates: (way?.tax_rates ?? []).map(({ rate }) => rate ?? 0),
      includesTax: way?.includes_tax === true,
    },
    { hasFreeShipping, discount: { ...rule, productIds } },
  );
  expect(estimate.discount).toBeGreaterThan(0);
  expect(estimate.shipping > 0).toBe(!hasFreeShipping);
  const { draft_order: made } = await admin.createDraftOrder({
    ...draftBody(entered, own),
    shipping_address: addressIn(world.freeCountry),
  });
  const { draft_order: draft } = await admin.getDraftOrder(made.id);
  expect(draft.cart).toMatchObject({
    subtotal: estimate.items,
    discount_total: estimate.discount,
    shipping_total: estimate.shipping,
    tax_total: estimate.tax,
    total: estimate.total,
  });
});
