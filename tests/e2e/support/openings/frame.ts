import { expect } from '@playwright/test';
import { madeUpJob, withJobs } from '../batch-jobs.ts';
import { menu, press } from './opening.ts';
import type { Opening } from './opening.ts';

const JOB_STATES = [
  'created',
  'pre_processed',
  'confirmed',
  'processing',
  'completed',
  'canceled',
  'failed',
];

export const FRAME: readonly Opening[] = [
  { name: 'palette', path: () => '/a/collections', open: press('Search') },
  {
    name: 'palette, found',
    open: async (page, { word }) => {
      const palette = page.getByRole('dialog');
      await palette.getByRole('combobox').fill(word);
      await expect(palette.getByRole('option').filter({ hasText: word }).first()).toBeVisible();
    },
  },
  {
    name: 'activity',
    path: () => '/a/collections',
    open: async (page) => {
      await withJobs(
        page,
        JOB_STATES.map((status) => madeUpJob(`batch_${status}`, { status })),
      );
      await press(/^Activity/)(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'account menu', path: () => '/a/collections', open: menu('Your account') },
  { name: 'shortcuts', path: () => '/a/collections', open: (page) => page.keyboard.press('?') },
];
