import type { OrderFacts } from './facts.ts';

/** Order numbers in a chunk of some 35 kB; Chromium stores values from 64 kB on as files. */
const SIZE = 32;

/** An order stays in its chunk. */
export function chunksOf(orders: readonly OrderFacts[]): Map<number, OrderFacts[]> {
  const chunks = new Map<number, OrderFacts[]>();
  for (const order of orders) {
    const key = Math.floor(order.number / SIZE);
    const own = chunks.get(key);
    if (own === undefined) chunks.set(key, [order]);
    else own.push(order);
  }
  return chunks;
}

/** Browsers copy a text faster than objects. */
export const readChunk = (chunk: string): OrderFacts[] => JSON.parse(chunk) as OrderFacts[];

/** Adds orders, or replaces those of the same ids. */
export function mergeChunk(chunk: string | undefined, orders: readonly OrderFacts[]): string {
  const kept = chunk === undefined ? [] : readChunk(chunk);
  const byId = new Map([...kept, ...orders].map((order) => [order.id, order]));
  return JSON.stringify([...byId.values()]);
}
