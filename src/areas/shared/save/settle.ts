/** Milliseconds after a lost response at which to look. Proxies give up on a request after the last. */
const LOOKS_AT = [4000, 8000, 16_000, 32_000] as const;
const LONGEST_REQUEST = 60_000;

/**
 * Waits until it is worth looking for a lost request's effect.
 *
 * @param at when the response was lost: instant, ms
 * @param looks so far
 * @returns true while the server may still be working on it
 */
export const settled = async (at: number, signal: AbortSignal, looks = 0): Promise<boolean> => {
  await new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, at + (LOOKS_AT[looks] ?? LONGEST_REQUEST) - Date.now());
    signal.addEventListener('abort', end, { once: true });
  });
  return Date.now() < at + LONGEST_REQUEST;
};
