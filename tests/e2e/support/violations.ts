import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Portals without landmarks, labeled by their button or field. */
const BESIDES = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

interface Look {
  /** Axe rules; default: all. */
  rules?: string[] | undefined;
  /** Selector. */
  within?: string | undefined;
}

interface Violation {
  id: string;
  help: string;
  at: string[];
}

/** Runs in the page; undefined before axe is loaded. */
async function look({
  rules,
  within,
  besides,
}: Look & { besides: string }): Promise<Violation[] | undefined> {
  const { axe: runner } = window as unknown as { axe?: typeof axe };
  if (!runner) return undefined;
  // Labels are set in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Fading in reduces contrast; what is endless or instant doesn't.
  const isPassing = ({ effect, playState }: Animation): boolean => {
    const { duration, iterations } = effect?.getTiming() ?? {};
    return playState === 'running' && iterations !== Infinity && Number(duration) > 1;
  };
  await Promise.all(
    document
      .getAnimations()
      .filter(isPassing)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
  const { violations } = await runner.run(within ?? document, {
    // Collecting passes takes longer than finding violations.
    resultTypes: ['violations'],
    selectors: false,
    ...(rules ? { runOnly: rules } : {}),
    ...(document.querySelector(besides) ? { rules: { region: { enabled: false } } } : {}),
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.html),
  }));
}

/** The page has no frames and keeps axe loaded. */
export async function findViolations(page: Page, how: Look = {}): Promise<Violation[]> {
  const found = async (): Promise<Violation[] | undefined> =>
    page.evaluate(look, { ...how, besides: BESIDES });
  const violations = await found();
  if (violations) return violations;
  await page.evaluate(SOURCE);
  return (await found()) ?? [];
}

export async function expectNoViolations(page: Page, how: Look = {}): Promise<void> {
  expect(await findViolations(page, how)).toEqual([]);
}
