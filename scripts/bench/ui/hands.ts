import type { Page } from '@playwright/test';
import type { Store } from './stores.ts';
import { busyDuring, busySince } from './tasks.ts';
import type { Busy } from './tasks.ts';
import type { Work } from './work.ts';

/** Milliseconds. */
export const KEY_DELAY = 60;
const WHEEL_DELAY = 16;
const TURNS = 60;

/** @param steps pixels per wheel event, a pass each */
export async function scroll(page: Page, ...steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    for (let turn = 0; turn < TURNS; turn++) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(WHEEL_DELAY);
    }
  }
}

type Open = (page: Page, store: Store) => Promise<void>;

export const inGrid =
  (open: Open, work: (page: Page) => Promise<void>) =>
  async (page: Page, store: Store): Promise<Busy> => {
    await open(page, store);
    return busyDuring(page, () => work(page));
  };

export const gridWorksOf = (name: string, open: Open): Work[] => [
  {
    name: `${name}: opening`,
    isOpening: true,
    run: async (page, store) => {
      await open(page, store);
      return busySince(page, 0);
    },
  },
  {
    name: `${name}: scrolling`,
    run: inGrid(open, async (page) => {
      await page.getByRole('grid').hover({ position: { x: 80, y: 120 } });
      await scroll(page, 500);
    }),
  },
];
