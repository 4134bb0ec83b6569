import { expect } from '@playwright/test';
import { bulk, choose, menu, press, select } from './opening.ts';
import type { Opening } from './opening.ts';

export const GIFT_CARDS: readonly Opening[] = [
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
];
