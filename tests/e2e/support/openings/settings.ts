import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose, menu, named, press } from './opening.ts';
import type { Opening } from './opening.ts';

/** Waits for a form opened by the URL. */
const dialogForm = async (page: Page): Promise<void> =>
  expect(page.getByRole('dialog').locator('form')).toBeVisible();

const drawer = (name: string, path: NonNullable<Opening['path']>): Opening => ({
  name,
  path,
  open: async (page) => expect(page.getByRole('dialog').locator('form').first()).toBeVisible(),
});

export const SETTINGS: readonly Opening[] = [
  {
    name: 'taxes, asked',
    path: ({ taxes, variant }) => `${taxes.region}?edit=ask&for=${variant}`,
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Check tax' }).click();
      await expect(page.getByRole('region', { name: 'Tax charged' })).toBeVisible();
    },
  },
  drawer('tax settings', ({ taxes }) => `${taxes.region}?edit=taxes`),
  {
    name: 'tax settings, fact',
    path: ({ taxes }) => taxes.region,
    open: press(/^Edit .*Automatic taxes/),
  },
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
      await page.getByRole('menuitem', { name: named(/^Remove team member/) }).click();
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
];
