import { expect } from '@playwright/test';
import { press } from './opening.ts';
import type { Opening } from './opening.ts';

export const CUSTOMERS: readonly Opening[] = [
  { name: 'customers found', path: () => '/a/customers?q=Long' },
  { name: 'buyer', path: ({ buyer }) => buyer },
  {
    name: 'customer, form metadata',
    path: ({ customer }) => `${customer}?edit=metadata`,
    open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  { name: 'customer, fact', path: ({ customer }) => customer, open: press(/^Edit .*Phone/) },
];
