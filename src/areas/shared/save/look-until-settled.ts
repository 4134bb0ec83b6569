import { settled } from './settle.ts';

interface Looks<Found> {
  /** Resolves to true while the server may still act. */
  wait: (looks: number) => Promise<unknown>;
  look: () => Promise<Found>;
  isFound: (found: Found) => boolean;
  /** Nothing is there, but it may still come. */
  onNotYet?: () => void;
  isStopped: () => boolean;
}

/**
 * Ends the looks with the signal, or once the server can't act any more.
 *
 * @param at when the response was lost: instant, ms
 */
export const sinceLoss = (
  at: number,
  signal: AbortSignal,
): Pick<Looks<unknown>, 'wait' | 'isStopped'> => ({
  wait: (looks) => settled(at, signal, looks),
  isStopped: () => signal.aborted,
});

/**
 * Looks for the effect of a lost request until it is found or can't come any more.
 *
 * @returns the last look; `mayCome` if it was stopped earlier
 */
export async function lookUntilSettled<Found>({
  wait,
  look,
  isFound,
  onNotYet,
  isStopped,
}: Looks<Found>): Promise<{ found: Found; mayCome: boolean }> {
  for (let looks = 0; ; looks += 1) {
    const isOpen = (await wait(looks)) === true;
    const found = await look();
    if (!isOpen || isFound(found)) return { found, mayCome: false };
    if (isStopped()) return { found, mayCome: true };
    onNotYet?.();
  }
}
