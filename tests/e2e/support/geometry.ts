import type { Page } from '@playwright/test';
import { measure } from './measure.ts';
import type { Flaw } from './measure.ts';

/** Milliseconds that what moves on its own has to come to rest. */
const REST = [100, 300, 600];

/** Layout flaws of the page, once it has come to rest. */
export async function flawsOf(page: Page): Promise<Flaw[]> {
  let flaws = await page.evaluate(measure);
  for (const rest of REST) {
    if (flaws.length === 0) break;
    await page.waitForTimeout(rest);
    flaws = await page.evaluate(measure);
  }
  return flaws;
}

/** A flaw as a line: what it is and by how much, where, and on which element. */
export const describeFlaw = ({ what, text, by, at }: Flaw): string =>
  `${what} by ${Math.ceil(by)} px: “${text}” (${at})`;
