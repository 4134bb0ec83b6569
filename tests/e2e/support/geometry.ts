import type { Page } from '@playwright/test';
import { measure } from './measure.ts';
import type { Flaw } from './measure.ts';

/** Milliseconds for animations to finish. */
const REST = [100, 300, 600];

/**
 * Once animations finished.
 *
 * @param within selector of an overlay; default: the whole page
 */
export async function flawsOf(page: Page, within?: string): Promise<Flaw[]> {
  let flaws = await page.evaluate(measure, within);
  for (const rest of REST) {
    if (flaws.length === 0) break;
    await page.waitForTimeout(rest);
    flaws = await page.evaluate(measure, within);
  }
  return flaws;
}

export const describeFlaw = ({ what, text, by, at }: Flaw): string =>
  `${what} by ${Math.ceil(by)} px: “${text}” (${at})`;
