import { expect } from '@playwright/test';
import { choose, menu, press } from './opening.ts';
import type { Opening } from './opening.ts';

const setForm = (set: 'collection' | 'category', edit: string): Opening => ({
  name: `${set}, form ${edit}`,
  path: ({ sets }) => `${sets[set]}?edit=${edit}`,
  open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

export const SETS: readonly Opening[] = [
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
  {
    name: 'filter of products to add',
    path: ({ sets }) => sets.collection,
    open: press('Add products', /^Tag$/),
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
];
