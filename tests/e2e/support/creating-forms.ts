import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { claimItem } from './claims.ts';
import { regionIn } from './discounts.ts';
import { stockedVariant } from './inventory.ts';
import { go, titleIn } from './new-product.ts';
import { createProduct } from './products.ts';
import { makeRegion, removeRegions } from './regions.ts';
import { sellOrder, stocked } from './sold-orders.ts';
import type { SoldOrder } from './sold-orders.ts';
import type { Api } from './test.ts';
import { search } from './visit.ts';

interface Form {
  path: string | ((api: Api, request: APIRequestContext) => Promise<string>);
  /** The call that creates. */
  call: RegExp;
  /** Enters what the form asks for, a text of its own each time, and returns the field in which Enter sends it. */
  fill: (page: Page, word: string, api: Api) => Promise<Locator>;
  submit: string | RegExp;
  clean?: (api: Api) => Promise<void>;
  /** A page of several forms, which Enter doesn't send. */
  ignoresEnter?: boolean;
}

const dialog = (page: Page): Locator => page.getByRole('dialog').locator('form');

const texts =
  (...labels: string[]) =>
  async (page: Page, word: string): Promise<Locator> => {
    for (const label of labels) {
      await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(word);
    }
    return dialog(page).getByRole('textbox', { name: labels[0] ?? '', exact: true });
  };

/** Chooses from a list what has the text. */
async function choose(page: Page, label: string | RegExp, text: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  if (typeof text === 'string') await search(page, field, text);
  await page.getByRole('option', { name: text }).first().click();
}

let sold: SoldOrder;
const ofSoldOrder =
  (edit: string): Exclude<Form['path'], string> =>
  async (api, request) => {
    sold = await sellOrder(api, request);
    return `/a/orders/${sold.id}${edit}`;
  };
let untracked: { title: string };
const ofNewProduct =
  (edit: string): Exclude<Form['path'], string> =>
  async (api) => {
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: [{ title: 'One', options: [{ value: 'One' }], prices: [] }],
    });
    return `/a/products/${product.id}${edit}`;
  };
const units = (page: Page): Locator => dialog(page).getByRole('spinbutton').first();

export const FORMS: Record<string, Form> = {
  collection: {
    path: '/a/collections?edit=new',
    call: /\/admin\/collections$/,
    fill: texts('Title'),
    submit: 'Create collection',
  },
  category: {
    path: '/a/categories?edit=new',
    call: /\/admin\/product-categories$/,
    fill: texts('Name'),
    submit: 'Create category',
  },
  customer: {
    path: '/a/customers?edit=new',
    call: /\/admin\/customers$/,
    fill: async (page, word) => {
      await dialog(page).getByRole('textbox', { name: 'Password' }).fill('quartermaster');
      const email = dialog(page).getByRole('textbox', { name: 'Email' });
      await email.fill(`${word}@example.test`);
      return email;
    },
    submit: 'Create customer',
  },
  'customer group': {
    path: '/a/customer-groups?edit=new',
    call: /\/admin\/customer-groups$/,
    fill: texts('Name'),
    submit: 'Create group',
  },
  'price list': {
    path: '/a/price-lists?edit=new',
    call: /\/admin\/price-lists$/,
    fill: texts('Name'),
    submit: 'Create price list',
  },
  reservation: {
    path: '/a/reservations?edit=new',
    call: /\/admin\/reservations$/,
    fill: async (page, word, api) => {
      const { sku, location } = await stockedVariant(api);
      await choose(page, 'Item', sku);
      await choose(page, 'Location', location.name);
      const description = dialog(page).getByLabel('Quantity');
      await dialog(page).getByLabel('Description').fill(word);
      return description;
    },
    submit: 'Reserve',
  },
  'gift card': {
    path: '/a/gift-cards?edit=new',
    call: /\/admin\/gift-cards$/,
    fill: async (page, word, api) => {
      const { name } = await regionIn(api, 'eur');
      await choose(page, 'Region', new RegExp(`^${name} ·`, 'u'));
      await dialog(page).getByRole('textbox', { name: 'Message' }).fill(word);
      const amount = dialog(page).getByRole('textbox', { name: 'Amount' });
      await amount.fill('5');
      return amount;
    },
    submit: /^Issue gift card/,
  },
  'sales channel': {
    path: '/a/settings/sales-channels?edit=new',
    call: /\/admin\/sales-channels$/,
    fill: texts('Name'),
    submit: 'Create sales channel',
  },
  'API key': {
    path: '/a/settings/keys?edit=new',
    call: /\/admin\/publishable-api-keys$/,
    fill: texts('Title'),
    submit: 'Create API key',
  },
  location: {
    path: '/a/settings/locations?edit=new',
    call: /\/admin\/stock-locations$/,
    fill: texts('Name'),
    submit: 'Create location',
  },
  'shipping profile': {
    path: '/a/settings/shipping-profiles?edit=new',
    call: /\/admin\/shipping-profiles$/,
    fill: texts('Name'),
    submit: 'Create shipping profile',
  },
  'return reason': {
    path: '/a/settings/return-reasons?edit=new',
    call: /\/admin\/return-reasons$/,
    fill: texts('Label'),
    submit: 'Create reason',
  },
  invite: {
    path: '/a/settings/people?edit=new',
    call: /\/admin\/invites$/,
    fill: async (page, word) => {
      const email = dialog(page).getByRole('textbox', { name: 'Email' });
      await email.fill(`${word}@example.test`);
      return email;
    },
    submit: 'Create invite',
  },
  'tax rate': {
    path: async (api) => `/a/settings/taxes/${(await regionIn(api, 'eur')).id}?edit=new`,
    call: /\/admin\/tax-rates$/,
    fill: async (page, word) => {
      await dialog(page).getByRole('textbox', { name: /rate/i }).fill('3');
      return texts('Name', 'Code')(page, word);
    },
    submit: 'Create tax rate',
  },
  discount: {
    path: '/a/discounts/new',
    call: /\/admin\/discounts$/,
    fill: async (page, word, api) => {
      const code = page.getByRole('textbox', { name: 'Code', exact: true });
      await code.fill(word.toUpperCase());
      await choose(page, 'Regions', (await regionIn(api, 'eur')).name);
      await page.getByRole('spinbutton', { name: 'Percentage' }).fill('10');
      return code;
    },
    submit: 'Create discount',
  },
  draft: {
    path: '/a/drafts/new',
    call: /\/admin\/draft-orders$/,
    fill: async (page, word) => {
      await page.getByLabel('Email').fill(`${word}@example.test`);
      await choose(page, /^Region\b/, /\(EUR\)/);
      await page.getByRole('button', { name: 'Add custom item' }).click();
      await page.getByLabel('Item name').fill('Engraving');
      await page.getByRole('textbox', { name: 'Price' }).fill('7');
      return page.getByLabel('Email');
    },
    submit: 'Create draft order',
    ignoresEnter: true,
  },
  product: {
    path: '/a/products/new',
    call: /\/admin\/products$/,
    fill: async (page, word) => {
      await titleIn(page).fill(word);
      await go(page, 'Review');
      return page.getByRole('button', { name: 'Save as draft' });
    },
    submit: 'Save as draft',
    ignoresEnter: true,
  },
  variant: {
    path: ofNewProduct(''),
    call: /\/variants$/,
    fill: async (page, word) => {
      await page.getByRole('button', { name: 'Add variant' }).click();
      await dialog(page).getByRole('combobox', { name: 'Size' }).fill(word);
      await page.keyboard.press('Tab');
      await dialog(page).getByLabel('SKU').fill(word);
      return dialog(page).getByLabel('SKU');
    },
    submit: 'Create variant',
  },
  option: {
    path: ofNewProduct('?edit=options'),
    call: /\/admin\/products\/[^/]+\/options$/,
    fill: async (page, word) => {
      await dialog(page).getByRole('button', { name: 'Add option' }).click();
      await dialog(page).getByLabel('Value for existing variants').fill('Matt');
      const option = dialog(page).getByRole('textbox', { name: 'Option' });
      await option.fill(word);
      return option;
    },
    submit: 'Add option',
  },
  'inventory item': {
    path: async (api) => {
      untracked = await createProduct(api, {
        options: [{ title: 'Size' }],
        variants: [
          { title: 'One', manage_inventory: false, options: [{ value: 'One' }], prices: [] },
        ],
      });
      return '/a/inventory?edit=new';
    },
    call: /\/admin\/inventory-items$/,
    fill: async (page, word) => {
      await choose(page, 'Variant', untracked.title);
      await dialog(page).getByLabel('SKU').fill(word);
      return dialog(page).getByLabel('SKU');
    },
    submit: 'Create item',
  },
  'gift card product': {
    path: '/a/gift-cards/products?edit=new',
    call: /\/admin\/products$/,
    fill: async (page, word) => {
      await dialog(page).getByRole('textbox', { name: 'Denomination 1' }).fill('15');
      return texts('Title')(page, word);
    },
    submit: 'Create gift card product',
  },
  region: {
    path: async (api) => {
      await removeRegions(api, 'isk');
      await api.post('/admin/store/currencies/isk', {});
      return '/a/settings/regions?edit=new';
    },
    call: /\/admin\/regions$/,
    fill: async (page, word) => {
      await dialog(page).getByLabel('Name').fill(word);
      await choose(page, 'Currency', 'ISK');
      await choose(page, 'Payment providers', 'manual');
      await page.keyboard.press('Escape');
      await choose(page, 'Fulfillment providers', 'manual');
      await page.keyboard.press('Escape');
      return dialog(page).getByLabel('Name');
    },
    submit: 'Create region',
    clean: (api) => removeRegions(api, 'isk'),
  },
  'shipping option': {
    path: async (api) => `/a/settings/regions/${(await makeRegion(api, 'huf', 'fj')).id}`,
    call: /\/admin\/shipping-options$/,
    fill: async (page, word) => {
      await page.getByRole('button', { name: 'Add shipping option' }).click();
      await dialog(page).getByRole('textbox', { name: 'Amount', exact: true }).fill('4');
      return texts('Name')(page, word);
    },
    submit: 'Create option',
    clean: (api) => removeRegions(api, 'huf'),
  },
  note: {
    path: ofSoldOrder(''),
    call: /\/admin\/notes$/,
    fill: async (page, word) => {
      const note = page.getByRole('textbox', { name: 'Note' });
      await note.fill(word);
      return note;
    },
    submit: 'Add note',
    ignoresEnter: true,
  },
  refund: {
    path: ofSoldOrder('?edit=refund'),
    call: /\/refund$/,
    fill: async (page) => {
      const amount = dialog(page).getByRole('textbox', { name: /Amount/ });
      await amount.fill('3');
      return amount;
    },
    submit: /^Refund .*3/,
  },
  return: {
    path: ofSoldOrder('?edit=return'),
    call: /\/return$/,
    fill: async (page) => {
      await units(page).fill('1');
      return units(page);
    },
    submit: 'Request return',
  },
  claim: {
    path: ofSoldOrder('?edit=claim'),
    call: /\/claims$/,
    fill: async (page) => {
      await claimItem(dialog(page), sold.items[0]?.title ?? '', 1, 'Wrong item');
      return units(page);
    },
    submit: /^Create claim/,
  },
  exchange: {
    path: ofSoldOrder('?edit=exchange'),
    call: /\/swaps$/,
    fill: async (page, _word, api) => {
      const id = await stocked(api, { region_id: sold.region_id });
      const { variants } = await api.get<{ variants: { product: { title: string } }[] }>(
        `/admin/variants?id[]=${id}&expand=product`,
      );
      await units(page).fill('1');
      await dialog(page).getByRole('button', { name: 'Add items' }).click();
      const picker = page.getByRole('dialog', { name: 'Add items to send' });
      await search(page, picker.getByRole('combobox'), variants[0]?.product.title ?? '');
      await picker.getByRole('option').first().click();
      await picker.getByRole('button', { name: 'Add 1 variant' }).click();
      return units(page);
    },
    submit: 'Create exchange',
  },
};
