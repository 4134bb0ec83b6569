/** Milliseconds after a lost answer before an order that doesn't show the change is believed: the server may be at it. */
const SETTLE_TIME = 4000;

/**
 * Waits until the server has surely ended what it was sent, unless the wait is ended.
 *
 * @param at when the answer was lost: instant, ms
 */
export const settled = async (at: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, at + SETTLE_TIME - Date.now());
    signal.addEventListener('abort', end, { once: true });
  });
