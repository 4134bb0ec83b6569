import { isRecord } from '#ui/format/guards.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { UnreadOrder } from './engine-types.ts';
import { orderFacts } from './facts.ts';
import type { OrderAnswer, OrderFacts } from './facts.ts';

export interface RowsRead {
  facts: readonly OrderFacts[];
  unread: readonly UnreadOrder[];
  /** Number of rows without an id, which are in neither */
  nameless: number;
}

const isOrder = (row: unknown): boolean =>
  isRecord(row) && typeof row['id'] === 'string' && row['id'] !== '';

export function readRows(rows: readonly OrderAnswer[]): RowsRead {
  const orders = rows.filter(isOrder);
  const facts = readEach(orders, orderFacts).filter((one) => one !== undefined);
  const read = new Set(facts.map(({ id }) => id));
  const unread = orders
    .filter(({ id }) => !read.has(id))
    .map(({ id, display_id }) => ({
      id,
      number: Number.isInteger(display_id) ? display_id : null,
    }));
  return { facts, unread, nameless: rows.length - orders.length };
}
