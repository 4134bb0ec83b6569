import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What opens without a landmark of its own: it belongs to its button or field by its label. */
const BESIDES = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

interface Look {
  /** Only these of axe's rules; default: all. */
  rules?: string[] | undefined;
  /** Only what is in this part of the page, as a selector. */
  within?: string | undefined;
}

/** A rule that is broken, and the elements that do it. */
export interface Violation {
  id: string;
  help: string;
  at: string[];
}

/** Runs in the page: undefined when axe isn't there yet. */
async function look({
  rules,
  within,
  besides,
}: Look & { besides: string }): Promise<Violation[] | undefined> {
  const { axe: runner } = window as unknown as { axe?: typeof axe };
  if (!runner) return undefined;
  // What has just been drawn gets its name with the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // What is fading in has less contrast for a moment; what goes on for ever isn't waited for.
  const isPassing = ({ effect, playState }: Animation): boolean =>
    playState === 'running' && effect?.getTiming().iterations !== Infinity;
  await Promise.all(
    document
      .getAnimations()
      .filter(isPassing)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
  const { violations } = await runner.run(within ?? document, {
    // What is in order isn't told, which would take longer than to find it out.
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

/**
 * Axe's findings on the page. There are no frames to look into. The page keeps axe, so that a second look
 * needn't bring it again.
 */
export async function findViolations(page: Page, how: Look = {}): Promise<Violation[]> {
  const found = async (): Promise<Violation[] | undefined> =>
    page.evaluate(look, { ...how, besides: BESIDES });
  const violations = await found();
  if (violations) return violations;
  await page.evaluate(SOURCE);
  return (await found()) ?? [];
}

/** Fails on any accessibility violation that axe finds on the page as it stands. */
export async function expectNoViolations(page: Page, how: Look = {}): Promise<void> {
  expect(await findViolations(page, how)).toEqual([]);
}
