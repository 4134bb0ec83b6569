import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../../scripts/lib/pseudo.ts';
import type { LongRecords } from '../hostile.ts';

/** Opens or fills in something on a screen. */
export interface Opening {
  name: string;
  /** Undefined: stays on the previous screen. */
  path?: (records: LongRecords) => string;
  /** Works in English and the pseudo-language. */
  open?: (page: Page, records: LongRecords) => Promise<void>;
}

/** Allows the pseudo-language's marks at anchors. */
export const named = ({ source }: RegExp): RegExp =>
  new RegExp(source.replace(/^\^/, `^${PSEUDO_OPEN}?`).replace(/\$$/, `${PSEUDO_CLOSE}?$`), 'u');

const nameOf = (name: string | RegExp): string | RegExp =>
  typeof name === 'string' ? name : named(name);

export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names)
      await page
        .getByRole('button', { name: nameOf(name) })
        .first()
        .click();
  };

export const menu =
  (button: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(button)(page);
    await expect(page.getByRole('menu')).toBeVisible();
  };

export const choose =
  (button: string | RegExp, item: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await menu(button)(page);
    await page
      .getByRole('menuitem', { name: nameOf(item) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

export const select = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
};

export const bulk = (item: RegExp) => async (page: Page) => {
  await select(page);
  await choose(/^More$/, item)(page);
};
