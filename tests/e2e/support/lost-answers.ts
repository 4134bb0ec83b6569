import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { intercept } from './intercept.ts';

/** When the connection breaks: before the server has the call, while it acts, or when it has answered. */
export const MOMENTS = ['before', 'while', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A call whose connection breaks. */
export interface LostAnswer {
  /** How many were sent so far. */
  readonly posts: number;
  /** Resolves when the server has ended what it had. */
  settled: () => Promise<void>;
}

/** Breaks the connection of the first call to an address; later ones are answered. */
export async function loseAnswer(page: Page, path: RegExp, when: Moment): Promise<LostAnswer> {
  let posts = 0;
  let late: Promise<unknown> = Promise.resolve();
  await intercept(page, path, async (route) => {
    posts += 1;
    if (posts > 1) {
      await route.continue();
      return;
    }
    if (when === 'while') late = route.fetch();
    if (when === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
  return {
    get posts() {
      return posts;
    },
    settled: async () => {
      await late;
    },
  };
}

/**
 * Answers the first call to an address with the server's conflict; later ones are answered by the server.
 *
 * @param hasActed whether the server does it all the same
 * @returns how many were sent so far
 */
export async function meetConflict(
  page: Page,
  path: RegExp,
  hasActed: boolean,
): Promise<() => number> {
  let posts = 0;
  await intercept(page, path, async (route) => {
    posts += 1;
    if (posts > 1) {
      await route.continue();
      return;
    }
    if (hasActed) {
      // Calls of other tests may be in its way: then the server answers with a conflict of its own, and has done nothing.
      await expect(async () => expect((await route.fetch()).ok()).toBe(true)).toPass();
    }
    await route.fulfill({
      status: 409,
      json: { code: 'invalid_state_error', type: 'conflict', message: 'Another request' },
    });
  });
  return () => posts;
}
