import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** As many presses as lead anywhere on a page. */
const PRESSES = 60;

/** Presses a key until something has the focus, as a person does who watches the focus move. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
