import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses that reach anything on a page. */
const PRESSES = 60;

/** Presses a key until the target has focus. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
