/**
 * Medusa 1.20.11 answers these draft line item writes before its transaction commits, so that an immediate read may be
 * stale.
 */
import type { Exchange } from './recorder.ts';

const lineItem = /^(\/admin\/draft-orders\/[^/]+)\/line-items(?:\/[^/]+)?$/;

interface DraftAnswer {
  draft_order?: { cart?: { items?: readonly { id: string; quantity: number }[] } };
}

/** Waits until a read shows the write's answer. */
export async function committed(
  { method, path, status, answer }: Pick<Exchange, 'method' | 'path' | 'status' | 'answer'>,
  read: (path: string) => Promise<unknown>,
): Promise<void> {
  const [, draft] = lineItem.exec(path) ?? [];
  if (draft === undefined || method === 'GET' || status >= 300) return;
  const written = lines(answer);
  for (let tries = 0; tries < 200; tries += 1) {
    if (lines(await read(draft)) === written) return;
    await new Promise((resolve) => void setTimeout(resolve, 25));
  }
  throw new Error(`${method} ${path}: what it answered never came to be`);
}

function lines(answer: unknown): string {
  const items = (answer as DraftAnswer | null)?.draft_order?.cart?.items ?? [];
  return items
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .sort()
    .join();
}
