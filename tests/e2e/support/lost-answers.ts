import type { Page } from '@playwright/test';

/** When the connection breaks: before the server has the call, while it acts, or when it has answered. */
export const MOMENTS = ['before', 'while', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What became of the calls to an address. */
export interface LostAnswer {
  /** How many the page has sent. */
  readonly posts: number;
  /** Ends when the server has ended what it had as the connection broke. */
  late: () => Promise<unknown>;
}

/** Breaks the connection of the first call to an address, and counts the calls. */
export async function loseAnswer(page: Page, path: RegExp, when: Moment): Promise<LostAnswer> {
  let posts = 0;
  let acting: Promise<unknown> = Promise.resolve();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.fallback();
      return;
    }
    posts += 1;
    if (posts > 1) {
      await route.fallback();
      return;
    }
    if (when !== 'before') acting = route.fetch();
    if (when === 'after') await acting;
    await route.abort('connectionreset');
  });
  return {
    get posts() {
      return posts;
    },
    late: () => acting,
  };
}
