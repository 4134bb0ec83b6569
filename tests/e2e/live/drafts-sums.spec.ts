import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ownEmail } from '../support/customers.ts';
import { customItem, readDraft, region } from '../support/drafts.ts';
import type { Api } from '../support/test.ts';
import { inTurn } from '../../support/short.ts';
import { expect, goTo, test } from '../support/test.ts';

/** The products of a draft by their names, with what one unit costs and how many there are. */
type Wares = Record<string, { price: number; quantity: number }>;

interface Discount {
  type: 'percentage' | 'fixed' | 'free_shipping';
  value: number;
  allocation?: 'total' | 'item';
  /** It holds only for these of the products, or for all but them. */
  only?: { operator: 'in' | 'not_in'; what: 'products' | 'product_tags'; of: string };
}

interface Case {
  name: string;
  currency: string;
  digits: number;
  /** Prices have their tax in them. */
  withTax?: boolean;
  wares: Wares;
  discounts: Discount[];
  /** In place of the way of shipping's own price. */
  shippingPrice?: number;
}

const TWO: Wares = {
  Rope: { price: 1999, quantity: 3 },
  Hook: { price: 333, quantity: 2 },
};

const CASES: Case[] = [
  {
    name: 'a percentage in euros',
    currency: 'eur',
    digits: 2,
    wares: TWO,
    discounts: [{ type: 'percentage', value: 15, allocation: 'total' }],
    shippingPrice: 643,
  },
  {
    name: 'an amount off everything in yen, and free shipping',
    currency: 'jpy',
    digits: 0,
    wares: { Rope: { price: 101, quantity: 3 }, Hook: { price: 33, quantity: 1 } },
    discounts: [
      { type: 'fixed', value: 47, allocation: 'total' },
      { type: 'free_shipping', value: 0 },
    ],
  },
  {
    name: 'an amount off each item in dinars',
    currency: 'kwd',
    digits: 3,
    wares: { Rope: { price: 12_345, quantity: 2 }, Hook: { price: 101, quantity: 1 } },
    discounts: [{ type: 'fixed', value: 125, allocation: 'item' }],
  },
  {
    name: 'a percentage off prices with tax in euros',
    currency: 'eur',
    digits: 2,
    withTax: true,
    wares: TWO,
    discounts: [{ type: 'percentage', value: 15, allocation: 'total' }],
  },
  {
    name: 'an amount off prices with tax in pounds',
    currency: 'gbp',
    digits: 2,
    withTax: true,
    wares: TWO,
    discounts: [{ type: 'fixed', value: 1000, allocation: 'total' }],
    shippingPrice: 301,
  },
  {
    name: 'an amount that holds for one product only',
    currency: 'eur',
    digits: 2,
    wares: TWO,
    discounts: [
      {
        type: 'fixed',
        value: 1000,
        allocation: 'total',
        only: { operator: 'in', what: 'products', of: 'Hook' },
      },
    ],
  },
  {
    name: 'a percentage that leaves a tag out',
    currency: 'jpy',
    digits: 0,
    wares: TWO,
    discounts: [
      {
        type: 'percentage',
        value: 7,
        allocation: 'total',
        only: { operator: 'not_in', what: 'product_tags', of: 'Rope' },
      },
    ],
  },
];

interface Made {
  id: string;
  tags: { id: string }[];
  variants: { id: string }[];
}

/** A product of one variant that is sold in one region. */
async function makeProduct(
  api: Api,
  { title, price }: { title: string; price: object },
): Promise<Made> {
  const value = randomUUID().slice(0, 8);
  const { product } = await api.post<{ product: Made }>('/admin/products', {
    title: `${title} ${value}`,
    status: 'published',
    tags: [{ value }],
    options: [{ title: 'Size' }],
    variants: [
      { title: 'One', manage_inventory: false, prices: [price], options: [{ value: 'One' }] },
    ],
  });
  return product;
}

/** A draft as a case has it; the app makes one like it. */
async function makeDraft(api: Api, wanted: Case): Promise<string> {
  const { id: regionId } = await region(api, wanted.currency);
  const place = wanted.withTax ? { region_id: regionId } : { currency_code: wanted.currency };
  const products = new Map<string, Made>();
  for (const [title, { price }] of Object.entries(wanted.wares)) {
    products.set(title, await makeProduct(api, { title, price: { ...place, amount: price } }));
  }
  const codes: { code: string }[] = [];
  for (const { only, ...rule } of wanted.discounts) {
    const code = `SUM${randomUUID().slice(0, 8)}`.toUpperCase();
    const product = products.get(only?.of ?? '');
    const named = only?.what === 'product_tags' ? product?.tags[0]?.id : product?.id;
    await api.post('/admin/discounts', {
      code,
      regions: [regionId],
      is_dynamic: false,
      rule: {
        allocation: 'total',
        ...rule,
        ...(only ? { conditions: [{ operator: only.operator, [only.what]: [named] }] } : {}),
      },
    });
    codes.push({ code });
  }
  const { shipping_options: ways } = await api.get<{
    shipping_options: { id: string; name: string }[];
  }>(`/admin/shipping-options?region_id=${regionId}&is_return=false`);
  const way = ways.find(({ name }) => name === 'Standard parcel');
  const { draft_order: draft } = await api.post<{ draft_order: { id: string } }>(
    '/admin/draft-orders',
    {
      email: ownEmail(),
      region_id: regionId,
      items: [
        ...[...products].map(([title, { variants }]) => ({
          variant_id: variants[0]?.id,
          quantity: wanted.wares[title]?.quantity,
        })),
        customItem,
      ],
      discounts: codes,
      shipping_methods: [
        {
          option_id: way?.id,
          ...(wanted.shippingPrice === undefined ? {} : { price: wanted.shippingPrice }),
        },
      ],
    },
  );
  return draft.id;
}

/** What a row of the estimate shows, in minor units; 0 where there is none. */
async function estimated(page: Page, label: RegExp): Promise<number> {
  const row = page
    .getByRole('region', { name: 'Estimate', exact: true })
    .locator('dt', { hasText: label })
    .locator('xpath=following-sibling::dd');
  if ((await row.count()) === 0) return 0;
  return Number((await row.innerText()).replaceAll(/\D/g, ''));
}

for (const wanted of inTurn(CASES, 1)) {
  test(
    `the estimate is what the server counts: ${wanted.name}`,
    { tag: '@all' },
    async ({ page, api }) => {
      const source = await makeDraft(api, wanted);
      await goTo(page, `/a/drafts/new?from=${source}`);
      const estimate = page.getByRole('region', { name: 'Estimate', exact: true });
      await expect(estimate.getByText('Estimated total', { exact: true })).toBeVisible();
      const create = page.getByRole('button', { name: 'Create draft', exact: true });
      // All that the sums depend on has been read.
      await expect(create).toBeEnabled();
      await expect(estimate.getByText('Estimated total', { exact: true })).toBeVisible();
      const shown = {
        subtotal: await estimated(page, /^Items$/),
        discount_total: await estimated(page, /^Discount$/),
        shipping_total: await estimated(page, /^Shipping$/),
        tax_total: await estimated(page, /^Estimated tax$/),
        total: await estimated(page, /^Estimated total$/),
      };
      expect(shown.discount_total).toBeGreaterThan(0);
      const gross = Object.values(wanted.wares).reduce(
        (sum, { price, quantity }) => sum + price * quantity,
        customItem.unit_price,
      );
      expect(shown.subtotal < gross).toBe(wanted.withTax === true);
      await create.click();
      await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(id).not.toBe(source);
      const { cart } = await readDraft(api, id);
      expect(cart).toMatchObject(shown);
      // Whole minor units with as many digits as the currency has.
      const text = (cart.total / 10 ** wanted.digits).toLocaleString('en-US', {
        minimumFractionDigits: wanted.digits,
        maximumFractionDigits: wanted.digits,
      });
      await expect(page.getByRole('region', { name: 'Totals', exact: true })).toContainText(text);
    },
  );
}

test(
  'of two discounts the server keeps one: the estimate doesn’t guess which',
  { tag: '@all' },
  async ({ page, api }) => {
    const half = { type: 'percentage', value: 50, allocation: 'total' } as const;
    const source = await makeDraft(api, {
      name: 'one',
      currency: 'eur',
      digits: 2,
      wares: TWO,
      discounts: [half],
    });
    const { id: regionId } = await region(api, 'eur');
    const code = `SUM${randomUUID().slice(0, 8)}`.toUpperCase();
    await api.post('/admin/discounts', {
      code,
      regions: [regionId],
      is_dynamic: false,
      rule: half,
    });
    await goTo(page, `/a/drafts/new?from=${source}`);
    const estimate = page.getByRole('region', { name: 'Estimate', exact: true });
    await expect(estimate.getByText('Discount', { exact: true })).toBeVisible();
    await page.getByLabel('Discount code').fill(code);
    await page.getByRole('button', { name: 'Add discount' }).click();
    await expect(estimate.getByText('Estimated total before discounts')).toBeVisible();
    await expect(estimate.getByText('Discount', { exact: true })).toHaveCount(0);
    await expect(estimate).toContainText('Discounts and final taxes are calculated when');
  },
);
