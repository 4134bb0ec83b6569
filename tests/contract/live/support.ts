import { isApiError } from '../../../src/client/index.ts';

/** @throws Error for an empty list */
export function first<T>(list: readonly T[] | null | undefined): T {
  const [found] = list ?? [];
  if (found === undefined) throw new Error('A list that should have an entry is empty');
  return found;
}

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('A value that should be there is missing');
  return value;
}

/** Latest by `created_at`. */
export function newest<T extends { created_at: string }>(list: readonly T[] | null | undefined): T {
  return first(
    [...(list ?? [])].sort((one, other) => other.created_at.localeCompare(one.created_at)),
  );
}

/**
 * Expects a refusal.
 * @throws Error on success or another status
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

export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${Date.now().toString(36)}${counter.toString(36)}`;
}
