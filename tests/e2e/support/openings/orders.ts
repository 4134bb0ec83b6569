import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { LongRecords } from '../hostile.ts';
import { bulk, choose, menu, named, press, select } from './opening.ts';
import type { Opening } from './opening.ts';

const expectPlan = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.locator('[data-skeleton]')).toHaveCount(0);
};

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

export const ORDERS: readonly Opening[] = [
  {
    name: 'orders to ship',
    path: () => '/a/orders?todo=ship',
    open: async (page) => {
      await expect(page.getByRole('button', { name: named(/^Fulfillment/) }).first()).toBeVisible();
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
  ...[/^Mark as completed/, /^Cancel orders/].map((item) => ({
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
];

export const ORDER: readonly Opening[] = [
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
  {
    name: 'order’s stock menu',
    path: ({ openOrder }) => openOrder,
    open: menu('Reserve or release stock'),
  },
  {
    name: 'note, edited',
    path: ({ order }) => order,
    open: async (page) => {
      // Only one's own can be edited.
      await page.getByPlaceholder('Leave a note…').fill('Call before the delivery');
      await press('Add note', 'Edit note')(page);
    },
  },
  {
    name: 'message, sent again',
    path: ({ order }) => order,
    open: async (page) => {
      await press(/^Resend/)(page);
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
];
