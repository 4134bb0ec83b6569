import type { Page } from '@playwright/test';

/** Main-thread load, in milliseconds. */
export interface Busy {
  /** 0 if no task took 50 ms. */
  task: number;
  /** Tasks of 50 ms or more. */
  count: number;
  /** Longest key or wheel event. */
  input: number;
}

interface Noted {
  type: string;
  start: number;
  duration: number;
}

function noteTasks(): void {
  const noted: Noted[] = [];
  Object.assign(window, { noted });
  const note = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries()) {
      const { entryType: type, startTime: start } = entry;
      const duration =
        entry instanceof PerformanceEventTiming
          ? entry.processingEnd - entry.processingStart
          : entry.duration;
      noted.push({ type, start, duration });
    }
  };
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  // TypeScript's options lack `durationThreshold`.
  const events = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver(note).observe(events);
}

/** Takes effect on the next load. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(noteTasks);
}

export async function busyDuring(page: Page, work: () => Promise<void>): Promise<Busy> {
  const from = await page.evaluate(() => performance.now());
  await work();
  return busySince(page, from);
}

/** @param from on the page's clock (`performance.now()`) */
export async function busySince(page: Page, from: number): Promise<Busy> {
  // Entries arrive late; an idle page has delivered them.
  const noted = await page.evaluate(
    () =>
      new Promise<Noted[]>((resolve) => {
        requestIdleCallback(
          () => setTimeout(() => resolve((window as unknown as { noted: Noted[] }).noted), 200),
          { timeout: 5000 },
        );
      }),
  );
  const longest = (type: string): number[] =>
    noted.filter((one) => one.type === type && one.start >= from).map(({ duration }) => duration);
  const tasks = longest('longtask');
  return {
    task: Math.max(0, ...tasks),
    count: tasks.length,
    input: Math.max(0, ...longest('event')),
  };
}
