import { expect } from '@playwright/test';
import { bulk, choose, menu, named, press, select } from './opening.ts';
import type { Opening } from './opening.ts';

export const DISCOUNTS: readonly Opening[] = [
  { name: 'discounts, selected', path: () => '/a/discounts', open: select },
  { name: 'discounts, row menu', path: () => '/a/discounts', open: menu(/^Actions for/) },
  { name: 'discounts, bulk delete', path: () => '/a/discounts', open: bulk(/^Delete/) },
  {
    name: 'discount, condition added',
    path: () => '/a/discounts/new',
    open: async (page) => {
      await press('Add condition')(page);
      await page.getByRole('menuitem', { name: 'Only these collections' }).click();
      await page.getByRole('checkbox', { name: 'Template for many codes' }).check();
    },
  },
  {
    name: 'discount, products browsed',
    path: () => '/a/discounts/new',
    open: async (page) => {
      await press('Add condition')(page);
      await page.getByRole('menuitem', { name: 'Only these products' }).click();
      await page.getByRole('button', { name: 'Browse products' }).click();
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
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
    name: 'discount, how a test works',
    path: ({ discount }) => `${discount}?edit=try`,
    open: press('How it works'),
  },
  { name: 'discount, fact', path: ({ discount }) => discount, open: press(/^Edit .*Ends/) },
  { name: 'discount, status', path: ({ discount }) => discount, open: menu(/^Status/) },
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
];
