import type { Page } from '@playwright/test';

/** Milliseconds; shorter ones aren't told. */
export const SHORTEST = 16;
/** Milliseconds. */
const DELIVERY = 200;

interface Interaction {
  start: number;
  duration: number;
}

/** In the page. */
function noteInteractions(threshold: number): void {
  const interactions: Interaction[] = [];
  Object.assign(window, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { startTime: start, duration, interactionId = 0 } = entry;
      if (interactionId > 0) interactions.push({ start, duration });
    }
  });
  // TypeScript's options lack `durationThreshold`.
  const events = { type: 'event', durationThreshold: threshold };
  observer.observe(events);
}

/** Takes effect on the next load. */
export const watchInteractions = async (page: Page): Promise<unknown> =>
  page.addInitScript(noteInteractions, SHORTEST);

/** @returns milliseconds from the slowest press of `work` until its next paint */
export async function slowestPress(page: Page, work: () => Promise<void>): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await work();
  // Entries arrive late; an idle page has delivered them.
  const noted = await page.evaluate(
    (delivery) =>
      new Promise<Interaction[]>((resolve) => {
        const read = (): void =>
          resolve((window as unknown as { interactions: Interaction[] }).interactions);
        requestIdleCallback(() => setTimeout(read, delivery), { timeout: 5000 });
      }),
    DELIVERY,
  );
  const own = noted.filter(({ start }) => start >= from).map(({ duration }) => duration);
  return Math.max(SHORTEST, ...own);
}

/** @param part 0–1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
