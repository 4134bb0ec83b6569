import type { Page } from '@playwright/test';

/** How long the page's main thread was taken, in milliseconds. */
export interface Busy {
  /** The longest task; 0 when none took 50 ms. */
  task: number;
  /** Tasks that took 50 ms or more. */
  count: number;
  /** The longest handling of a key or a turn of the wheel. */
  input: number;
}

interface Noted {
  type: string;
  start: number;
  duration: number;
}

/** In the page: notes long tasks and slow input handling from the first moment on. */
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
  // The type of the options doesn't know the threshold yet.
  const events = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver(note).observe(events);
}

/** Lets a page note its tasks, from its next load on. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(noteTasks);
}

/** What the page was busy with from the beginning of some work to its end. */
export async function busyDuring(page: Page, work: () => Promise<void>): Promise<Busy> {
  const from = await page.evaluate(() => performance.now());
  await work();
  return busySince(page, from);
}

/** What the page was busy with since a moment of its own clock. */
export async function busySince(page: Page, from: number): Promise<Busy> {
  // Entries come a moment after what they tell of: an idle page has told them.
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
