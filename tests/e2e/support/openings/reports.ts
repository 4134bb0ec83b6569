import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { menu, press } from './opening.ts';
import type { Opening } from './opening.ts';

const listbox = (page: Page): Promise<void> => expect(page.getByRole('listbox')).toBeVisible();

const filter =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await listbox(page);
  };

export const REPORTS: readonly Opening[] = [
  { name: 'report, period', path: () => '/a/reports/sales', open: press(/Last 30 days/) },
  {
    name: 'report, own range without figures',
    path: () => '/a/reports/sales?period=2001-01-01..2001-12-31',
    open: press(/Period/),
  },
  { name: 'report, currency', path: () => '/a/reports/products', open: menu(/Currency/) },
  {
    name: 'report, exchange rates',
    path: () => '/a/reports/products?converted=1',
    open: press('Exchange rates'),
  },
  {
    name: 'report, sales channel',
    path: () => '/a/reports/products',
    open: filter(/^Sales channel$/),
  },
  { name: 'report, country', path: () => '/a/reports/products', open: filter(/^Country$/) },
  {
    name: 'report, figure',
    path: () => '/a/reports/stock',
    open: async (page) => {
      await page.getByLabel('Metric').first().click();
      await listbox(page);
    },
  },
];
