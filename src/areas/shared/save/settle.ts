/** Milliseconds the server may still work after a lost response. */
const SETTLE_TIME = 4000;

/**
 * Waits until the request has surely ended.
 *
 * @param at when the response was lost: instant, ms
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
