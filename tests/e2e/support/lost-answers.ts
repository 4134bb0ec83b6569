import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';

/** Before the server gets the call, while it acts, or after it answered. */
type Moment = 'before' | 'while' | 'after';

interface LostAnswer {
  /** POSTs sent so far. */
  readonly posts: number;
  /** Resolves when the server is done. */
  settled: () => Promise<void>;
}

/** Breaks only the first call to the path. */
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
