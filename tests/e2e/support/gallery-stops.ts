import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Stop } from './walk.ts';

const PARTS = [
  'list',
  'inputs',
  'overlays',
  'data',
  'grid',
  'files',
  'states',
  'parts',
  'charts',
  'picker',
];

export const GALLERY: readonly Omit<Stop, 'place'>[] = [
  ...PARTS.map((part) => ({ name: `gallery, ${part}`, path: `/gallery/${part}` })),
  ...['Confirm by name', 'Drawer'].map((name) => ({
    name: `gallery, ${name}`,
    path: '/gallery/overlays',
    open: async (page: Page) => {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  })),
  {
    name: 'gallery, list with a selection',
    path: '/gallery/list',
    open: (page) => page.getByRole('checkbox').nth(2).check(),
  },
  {
    name: 'gallery, a note that is refused',
    path: '/gallery/parts',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Note' }).fill('fail');
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByText('Not today')).toBeVisible();
    },
  },
  {
    name: 'gallery, an open picker',
    path: '/gallery/picker',
    open: async (page) => {
      await page.getByRole('combobox').first().click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];
