import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../scripts/lib/pseudo.ts';
import { madeUpJob, withJobs } from './batch-jobs.ts';
import type { LongRecords } from './hostile.ts';

/** Opens or fills in something on a screen. */
export interface Opening {
  name: string;
  /** Undefined: stays on the previous screen. */
  path?: (records: LongRecords) => string;
  /** Works in English and the pseudo-language. */
  open?: (page: Page, records: LongRecords) => Promise<void>;
}

/** Allows the pseudo-language's marks at anchors. */
const named = ({ source }: RegExp): RegExp =>
  new RegExp(source.replace(/^\^/, `^${PSEUDO_OPEN}?`).replace(/\$$/, `${PSEUDO_CLOSE}?$`), 'u');

const nameOf = (name: string | RegExp): string | RegExp =>
  typeof name === 'string' ? name : named(name);

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names)
      await page
        .getByRole('button', { name: nameOf(name) })
        .first()
        .click();
  };

const menu =
  (button: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(button)(page);
    await expect(page.getByRole('menu')).toBeVisible();
  };

const choose =
  (button: string | RegExp, item: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await menu(button)(page);
    await page
      .getByRole('menuitem', { name: nameOf(item) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const select = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
};

const bulk = (item: RegExp) => async (page: Page) => {
  await select(page);
  await choose(/^More$/, item)(page);
};

const expectPlan = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.locator('[data-skeleton]')).toHaveCount(0);
};

/** Waits for a form opened by the URL. */
const dialogForm = async (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').locator('form')).toBeVisible();

const productForm = (edit: string): Opening => ({
  name: `product, form ${edit}`,
  path: ({ product, variant }) => `/a/products/${product.id}?edit=${edit}&for=${variant}`,
  open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

const setForm = (set: 'collection' | 'category', edit: string): Opening => ({
  name: `${set}, form ${edit}`,
  path: ({ sets }) => `${sets[set]}?edit=${edit}`,
  open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

/** Empties a form that continues a draft of an earlier stop. */
async function startAfresh(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible();
  const discard = page.getByRole('button', { name: named(/^Discard draft$/) });
  if (await discard.isVisible()) await discard.click();
}

const orderForm = (order: 'order' | 'openOrder', edit: string): Opening => ({
  name: `${order}, form ${edit}`,
  path: (records) => `${records[order]}?edit=${edit}`,
  open: async (page) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Lazy code loaded: a form, or a reason.
    await expect(dialog.locator('form, p').first()).toBeVisible();
  },
});

const draftForm = (edit: string): Opening => ({
  name: `draft, form ${edit}`,
  path: ({ draft }) => `${draft}?edit=${edit}`,
  open: async (page) => expect(page.getByRole('dialog').locator('form').first()).toBeVisible(),
});

const drawer = (name: string, path: NonNullable<Opening['path']>): Opening => ({
  name,
  path,
  open: async (page) => expect(page.getByRole('dialog').locator('form').first()).toBeVisible(),
});

/** -1 is the last step. */
const step = (place: number): Opening => ({
  name: `new product, step ${place}`,
  open: (page) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(place).click(),
});

/** CSV rows, mostly invalid. */
const FILE = [
  'Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR,Price JPY',
  'lamp,A lamp,publishd,Small,lamp-S,Size,Small,"1,234,567.89",1234567',
  'lamp,A lamp,draft,Large,lamp-L,Size,Large,cheap,12.345',
].join('\n');

const JOB_STATES = [
  'created',
  'pre_processed',
  'confirmed',
  'processing',
  'completed',
  'canceled',
  'failed',
];

const found = ({ word }: LongRecords): string => `/a/products?q=${word}`;
const product = ({ product: { id } }: LongRecords): string => `/a/products/${id}`;

/** Overlays without their own entry in `screens.ts`. */
export const OPENINGS: Record<string, readonly Opening[]> = {
  'new draft': [
    {
      name: 'new draft, like another one',
      path: ({ draft }) => `/a/drafts/new?from=${draft.split('/').at(-1)}`,
      open: async (page) => expect(page.getByLabel('Item name')).toBeVisible(),
    },
    {
      name: 'new draft, picker of variants',
      open: async (page) => {
        await press('Add products')(page);
        const picker = page.getByRole('dialog');
        // Has prices in all currencies, unlike other tests' products.
        await picker.getByRole('combobox').fill('Enamel mug');
        await picker
          .getByRole('option', { disabled: false })
          .filter({ hasText: 'Enamel mug' })
          .first()
          .click();
      },
    },
  ],
  draft: [
    ...['contact', 'shippingAddress', 'billingAddress', 'discounts', 'pay'].map(draftForm),
    { name: 'draft menu', path: ({ draft }) => draft, open: menu('More actions') },
    {
      name: 'draft, delete',
      path: ({ draft }) => draft,
      open: choose('More actions', 'Delete draft'),
    },
  ],
  'product list': [
    { name: 'products found', path: found },
    { name: 'products found, selected', open: select },
    {
      name: 'products as cards',
      path: found,
      open: async (page) => {
        await press('Display')(page);
        await page.getByText(named(/^Grid$/)).click();
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'products in a table again',
      open: async (page) => {
        await press('Display')(page);
        await page.getByText(named(/^Table$/)).click();
      },
    },
    { name: 'display', path: found, open: press('Display') },
    { name: 'filter', path: found, open: menu('Add filter') },
    { name: 'filtered', path: (r) => `${found(r)}&status=draft&status=published&tags=none` },
    { name: 'row menu', path: found, open: menu(/^Actions for/) },
    { name: 'stock of a row', path: found, open: press(/Edit stock/) },
    { name: 'export', path: found, open: choose('More actions', 'Export…') },
    { name: 'bulk: tags', path: found, open: bulk(/^Add tags/) },
    { name: 'bulk: collection', path: found, open: bulk(/collection/) },
    { name: 'bulk: delete', path: found, open: bulk(/^Delete/) },
    {
      name: 'prices of products, adjusted',
      path: ({ word }) => `/a/products/prices?list=${encodeURIComponent(`q=${word}`)}`,
      open: press('Adjust prices'),
    },
  ],
  product: [
    { name: 'product', path: product },
    ...[
      'organization',
      'attributes',
      'options',
      'media',
      'metadata',
      'duplicate',
      'json',
      'newVariant',
      'variant',
      'copyVariant',
      'stock',
    ].map(productForm),
    { name: 'status menu', path: product, open: menu(/^Status/) },
    { name: 'product menu', path: product, open: menu('More actions') },
    { name: 'delete product', path: product, open: choose('More actions', /^Delete/) },
    { name: 'variant menu', path: product, open: menu(/^Actions for/) },
    { name: 'delete variant', path: product, open: choose(/^Actions for/, /^Delete/) },
  ],
  sets: [
    setForm('collection', 'general'),
    setForm('collection', 'metadata'),
    setForm('collection', 'json'),
    {
      name: 'delete collection',
      path: ({ sets }) => sets.collection,
      open: choose(/^More/, /^Delete/),
    },
    {
      name: 'add products',
      path: ({ sets }) => sets.collection,
      open: press('Add products'),
    },
    setForm('category', 'new'),
    setForm('category', 'metadata'),
    {
      name: 'category menu',
      path: ({ sets }) => sets.category,
      open: menu(/^Actions for/),
    },
    {
      name: 'delete category',
      path: ({ sets }) => sets.category,
      open: choose(/^Actions for/, /^Delete/),
    },
  ],
  orders: [
    {
      name: 'orders to ship',
      path: () => '/a/orders',
      open: async (page) => {
        await page.getByRole('link', { name: named(/^To ship/) }).click();
        await expect(
          page.getByRole('button', { name: named(/^Fulfillment/) }).first(),
        ).toBeVisible();
      },
    },
    ...(['Capture', 'Fulfill', 'Ship'] as const).map((name) => ({
      name: `orders at once: ${name}`,
      path: () => '/a/orders',
      open: async (page: Page) => {
        await select(page);
        await page.getByRole('button', { name: named(new RegExp(`^${name}$`)) }).click();
        await expectPlan(page);
      },
    })),
    ...[/^Complete/, /^Cancel orders/].map((item) => ({
      name: `orders at once: ${item.source}`,
      path: () => '/a/orders',
      open: async (page: Page) => {
        await bulk(item)(page);
        await expectPlan(page);
      },
    })),
    {
      name: 'order export',
      path: () => '/a/orders?q=a',
      open: choose('More actions', /^Export/),
    },
    {
      name: 'order queue, form',
      path: ({ order }) => order.replace('/orders/', '/orders/queue/'),
      open: async (page) => {
        await press('Fulfill items')(page);
        await expect(page.getByRole('table', { name: 'Items to fulfill' })).toBeVisible();
      },
    },
  ],
  order: [
    ...['capture', 'fulfill', 'allocate', 'release', 'complete', 'cancel'].map((edit) =>
      orderForm('openOrder', edit),
    ),
    ...[
      'ship',
      'refund',
      'cancelFulfillment',
      'archive',
      'contact',
      'shippingAddress',
      'billingAddress',
      'return',
      'receiveReturn',
      'cancelReturn',
      'updateClaim',
    ].map((edit) => orderForm('order', edit)),
    {
      name: 'exchange, with what is sent',
      path: ({ soldOrder }) => `${soldOrder}?edit=exchange`,
      open: async (page, { word }) => {
        await startAfresh(page);
        await page.getByRole('dialog').getByRole('spinbutton').first().fill('1');
        await press('Add items')(page);
        const picker = page.getByRole('dialog', { name: 'Add items to send' });
        await picker.getByRole('combobox').fill(word);
        await picker
          .getByRole('option', { name: new RegExp(word), disabled: false })
          .first()
          .click();
        await picker.getByRole('button', { name: named(/^Add 1/) }).click();
        await expect(page.getByText(named(/^New items$/))).toBeVisible();
        await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      },
    },
    ...(['Refund', 'Replacement'] as const).map((type) => ({
      name: `claim, ${type}`,
      path: ({ soldOrder }: LongRecords) => `${soldOrder}?edit=claim`,
      open: async (page: Page) => {
        const form = page.getByRole('dialog');
        await startAfresh(page);
        await form.getByRole('spinbutton').first().fill('1');
        await form
          .getByRole('radiogroup', { name: 'Resolution' })
          .getByRole('radio', { name: named(new RegExp(`^${type}`)) })
          .check();
        if (type === 'Refund') return;
        await press('Send the same items again')(page);
        await form.getByRole('radio', { name: 'Another address' }).check();
        await expect(page.getByText('Value of the replacement')).toBeVisible();
      },
    })),
    { name: 'return menu', path: ({ order }) => order, open: menu(/^Actions for return/) },
    { name: 'order menu', path: ({ order }) => order, open: menu('More actions') },
    { name: 'note, edited', path: ({ order }) => order, open: press('Edit note') },
    {
      name: 'message, sent again',
      path: ({ order }) => order,
      open: async (page) => {
        await press(/^Resend/)(page);
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
  ],
  customers: [
    { name: 'customers found', path: () => '/a/customers?q=Long' },
    { name: 'buyer', path: ({ buyer }) => buyer },
    {
      name: 'customer, form metadata',
      path: ({ customer }) => `${customer}?edit=metadata`,
      open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
  ],
  'gift cards': [
    { name: 'gift cards, selected', path: () => '/a/gift-cards', open: select },
    { name: 'gift cards, row menu', path: () => '/a/gift-cards', open: menu(/^Actions for/) },
    { name: 'gift cards, bulk delete', path: () => '/a/gift-cards', open: bulk(/^Delete/) },
    ...['general', 'balance'].map((edit): Opening => ({
      name: `gift card, form ${edit}`,
      path: ({ giftCard }) => `${giftCard}?edit=${edit}`,
      open: async (page) => expect(page.getByRole('dialog').locator('form')).toBeVisible(),
    })),
    {
      name: 'gift card, delete',
      path: ({ giftCard }) => giftCard,
      open: choose('More actions', /^Delete/),
    },
    {
      name: 'new gift card, wrong',
      path: () => '/a/gift-cards?edit=new',
      open: press(/^Issue gift card/),
    },
    {
      name: 'new gift card product',
      path: () => '/a/gift-cards/products?edit=new',
      open: async (page) => expect(page.getByRole('dialog').locator('form')).toBeVisible(),
    },
    {
      name: 'denomination, added',
      path: () => '/a/gift-cards/products',
      open: press('Add denomination'),
    },
    {
      name: 'denomination, delete',
      path: () => '/a/gift-cards/products',
      open: choose(/^Actions for/, /^Delete/),
    },
  ],
  discounts: [
    { name: 'discounts, selected', path: () => '/a/discounts', open: select },
    { name: 'discounts, row menu', path: () => '/a/discounts', open: menu(/^Actions for/) },
    { name: 'discounts, bulk delete', path: () => '/a/discounts', open: bulk(/^Delete/) },
    {
      name: 'discount, condition added',
      path: () => '/a/discounts/new',
      open: async (page) => {
        await press('Add condition')(page);
        await page.getByRole('menuitem', { name: 'Only these products' }).click();
        await page.getByRole('checkbox', { name: 'Template for many codes' }).check();
      },
    },
    ...(['discount', 'template'] as const).flatMap((record) =>
      (record === 'discount' ? ['general', 'try'] : ['general', 'code', 'codes']).map(
        (edit): Opening => ({
          name: `${record}, form ${edit}`,
          path: (records) => `${records[record]}?edit=${edit}`,
          open: async (page) =>
            expect(page.getByRole('dialog').locator('form').first()).toBeVisible(),
        }),
      ),
    ),
    {
      name: 'discount, delete',
      path: ({ discount }) => discount,
      open: choose('More actions', /^Delete/),
    },
    {
      name: 'codes, row menu',
      path: ({ template }) => template,
      open: menu(/^Actions for/),
    },
    { name: 'codes, bulk delete', path: ({ template }) => template, open: bulk(/^Delete/) },
    {
      name: 'discount, tried',
      path: ({ template }) => `${template}?edit=try`,
      open: async (page) => {
        await press('Add products')(page);
        const picker = page.getByRole('dialog', { name: 'Add products' });
        await picker.getByRole('combobox').fill('Enamel mug');
        await picker
          .getByRole('option', { disabled: false })
          .filter({ hasText: 'Enamel mug' })
          .first()
          .click();
        await picker
          .getByRole('button', { name: named(/^Add/) })
          .last()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Test discount' }).click();
        await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      },
    },
  ],
  'price lists': [
    { name: 'price lists, selected', path: () => '/a/price-lists', open: select },
    {
      name: 'price lists, row menu',
      path: () => '/a/price-lists',
      open: menu(/^Actions for/),
    },
    { name: 'price lists, bulk delete', path: () => '/a/price-lists', open: bulk(/^Delete/) },
    {
      name: 'price list, import of prices',
      path: ({ priceList }) => `${priceList}/prices`,
      open: press('Import prices'),
    },
    {
      name: 'price list, duplicate',
      path: ({ priceList }) => priceList,
      open: choose('More actions', 'Duplicate'),
    },
    {
      name: 'price list, delete',
      path: ({ priceList }) => priceList,
      open: choose('More actions', /^Delete/),
    },
    {
      name: 'prices of a price list, adjusted',
      path: ({ priceList }) => `${priceList}/prices`,
      open: press('Adjust prices'),
    },
    {
      name: 'prices of a price list, another quantity',
      path: ({ priceList }) => `${priceList}/prices`,
      open: press('Add quantity'),
    },
  ],
  settings: [
    {
      name: 'taxes, asked',
      path: ({ taxes, variant }) => `${taxes.region}?edit=ask&for=${variant}`,
      open: async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Check tax' }).click();
        await expect(page.getByRole('region', { name: 'Tax charged' })).toBeVisible();
      },
    },
    drawer('tax settings', ({ taxes }) => `${taxes.region}?edit=taxes`),
    drawer('new tax rate', ({ taxes }) => `${taxes.region}?edit=new`),
    { name: 'tax rates, row menu', path: ({ taxes }) => taxes.region, open: menu(/^Actions for/) },
    drawer('tax rate, form', ({ taxes }) => `${taxes.rate}?edit=general`),
    drawer('tax rate, product types', ({ taxes }) => `${taxes.rate}?edit=types`),
    drawer('tax rate, shipping options', ({ taxes }) => `${taxes.rate}?edit=options`),
    {
      name: 'tax rate, products selected',
      path: ({ taxes }) => taxes.rate,
      open: (page) => page.locator('tbody').getByRole('checkbox').first().check(),
    },
    {
      name: 'tax rate, delete',
      path: ({ taxes }) => taxes.rate,
      open: choose('More actions', /^Delete/),
    },
    drawer('new shipping profile', () => '/a/settings/shipping-profiles?edit=new'),
    drawer('shipping profile, form', ({ profile }) => `${profile}?edit=general`),
    {
      name: 'shipping profile, delete',
      path: ({ profile }) => profile,
      open: choose('More actions', /^Delete/),
    },
    drawer('new location', () => '/a/settings/locations?edit=new'),
    drawer('location, form', ({ location }) => `${location}?edit=general`),
    {
      name: 'location, delete',
      path: ({ location }) => location,
      open: async (page) => {
        await choose('More actions', /^Delete/)(page);
        await expect(page.getByLabel(named(/^Type .* to confirm$/))).toBeVisible();
      },
    },
    { name: 'API key, new', path: () => '/a/settings/keys?edit=new', open: dialogForm },
    { name: 'API keys, row menu', path: () => '/a/settings/keys', open: menu(/^Actions for/) },
    { name: 'API key, form', path: ({ apiKey }) => `${apiKey}?edit=general`, open: dialogForm },
    {
      name: 'API key, shown whole',
      path: ({ apiKey }) => apiKey,
      open: press('Show'),
    },
    {
      name: 'API key, revoke',
      path: ({ apiKey }) => apiKey,
      open: choose('More actions', /^Revoke/),
    },
    { name: 'invite', path: () => '/a/settings/people?edit=new', open: dialogForm },
    { name: 'people, row menu', path: () => '/a/settings/people', open: menu(/^Actions for/) },
    {
      name: 'user, form',
      path: () => '/a/settings/people?status=active',
      open: choose(/^Actions for/, 'Edit'),
    },
    {
      name: 'user, remove',
      path: () => '/a/settings/people?status=active',
      open: async (page) => {
        await page
          .getByRole('listitem')
          .filter({ hasNotText: 'You' })
          .getByRole('button', { name: named(/^Actions for/) })
          .first()
          .click();
        await page.getByRole('menuitem', { name: named(/^Remove user/) }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'invite, remove',
      path: () => '/a/settings/people?status=invited',
      open: choose(/^Actions for/, /^Remove invite/),
    },
    {
      name: 'notification, resend',
      path: () => '/a/settings/developer',
      open: choose(/^Actions for the notification/, /^Resend/),
    },
  ],
  frame: [
    { name: 'palette', path: () => '/a/collections', open: press('Search') },
    {
      name: 'palette, found',
      open: (page) => page.getByRole('dialog').getByRole('combobox').fill('Long'),
    },
    {
      name: 'activity',
      path: () => '/a/collections',
      open: async (page) => {
        await withJobs(
          page,
          JOB_STATES.map((status) => madeUpJob(`batch_${status}`, { status })),
        );
        await press(/^Activity/)(page);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'account menu', path: () => '/a/collections', open: menu('Your account') },
    { name: 'shortcuts', path: () => '/a/collections', open: (page) => page.keyboard.press('?') },
  ],
  'new product': [
    {
      name: 'new product, filled in',
      path: () => '/a/products/new',
      open: (page) =>
        page.getByRole('textbox', { name: 'Title' }).first().fill('A lamp '.repeat(12)),
    },
    step(1),
    {
      name: 'new product, with an option',
      open: async (page) => {
        await press('Add option')(page);
        await page.getByLabel(named(/^Option 1$/)).fill('Size');
        const values = page.getByRole('combobox', { name: 'Values of option 1' });
        await values.fill('Small,Extraordinarily large');
        await values.press('Enter');
      },
    },
    ...[2, 3, -1].map(step),
  ],
  import: [
    {
      name: 'import with problems',
      path: () => '/a/products/import',
      open: async (page) => {
        const buffer = Buffer.from(FILE);
        const file = { name: `${'products-'.repeat(12)}.csv`, mimeType: 'text/csv', buffer };
        await page.getByLabel('Choose a CSV file').setInputFiles(file);
        await expect(page.getByRole('list', { name: named(/^Problems$/) })).toBeVisible();
      },
    },
  ],
};
