import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/** When the connection breaks: before the server has the call, while it acts, or when it has answered. */
export type Moment = 'before' | 'while' | 'after';

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
