/** Small words that the flows share. */
import { isApiError } from '../../../src/client/index.ts';

/** The first of a list that must not be empty. */
export function first<T>(list: readonly T[] | null | undefined): T {
  const [found] = list ?? [];
  if (found === undefined) throw new Error('A list that should have an entry is empty');
  return found;
}

/** A value that must be there. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('A value that should be there is missing');
  return value;
}

/** The last part of a list by the time its entries were made. */
export function newest<T extends { created_at: string }>(list: readonly T[] | null | undefined): T {
  return first(
    [...(list ?? [])].sort((one, other) => other.created_at.localeCompare(one.created_at)),
  );
}

/**
 * A call that the server is to refuse.
 * @throws Error when it succeeds or is refused otherwise
 */
export async function refused(status: number, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error) && error.status === status) return;
    throw error;
  }
  throw new Error(`A call that should be refused with ${status} succeeded`);
}

/** Asks until the answer is as wanted. */
export async function until<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > end)
      throw new Error(`Not as wanted after ${seconds} s: ${JSON.stringify(answer).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

let counter = 0;

/** A text that no other record has. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${Date.now().toString(36)}${counter.toString(36)}`;
}
