import { expect } from '@playwright/test';
import { choose, menu, press } from './opening.ts';
import type { Opening } from './opening.ts';

const draftForm = (edit: string): Opening => ({
  name: `draft, form ${edit}`,
  path: ({ draft }) => `${draft}?edit=${edit}`,
  open: async (page) => expect(page.getByRole('dialog').locator('form').first()).toBeVisible(),
});

export const NEW_DRAFT: readonly Opening[] = [
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
];

export const DRAFT: readonly Opening[] = [
  ...['contact', 'shippingAddress', 'billingAddress', 'discounts', 'pay'].map(draftForm),
  { name: 'draft menu', path: ({ draft }) => draft, open: menu('More actions') },
  {
    name: 'draft, delete',
    path: ({ draft }) => draft,
    open: choose('More actions', 'Delete draft'),
  },
];
