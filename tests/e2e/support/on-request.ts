import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A section of a page; its button, which a store with many records shows instead of them, is pressed. */
export async function sectionWith(page: Page, title: string, button: string): Promise<Locator> {
  const section = page.getByRole('region', { name: title, exact: true });
  const show = section.getByRole('button', { name: button });
  const shown = section.getByRole('list').or(section.getByRole('paragraph'));
  await expect(show.or(shown).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  return section;
}
