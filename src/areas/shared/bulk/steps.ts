import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { BulkItem, BulkStep, LabelOf } from './bulk.ts';

/** The ids must fit into a URL. */
export const RECORDS_AT_ONCE = 100;

export const callForEach = <Item extends BulkItem>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  write: (item: Item, call: CallOptions) => Promise<unknown>,
): BulkStep<Item>[] =>
  items.map((item) => ({
    id: item.id,
    label: nameOf(item),
    stage: 1,
    items: [item],
    run: (call) => write(item, call),
  }));

/**
 * One call per 100 records.
 *
 * @param name distinguishes calls of a change
 */
export const callForMany = <Item extends BulkItem>(
  name: string,
  items: readonly Item[],
  labelOf: LabelOf<Item>,
  write: (items: readonly Item[], call: CallOptions) => Promise<unknown>,
): BulkStep<Item>[] =>
  chunk(items, RECORDS_AT_ONCE).map((part) => ({
    id: `${name} ${part[0]?.id ?? ''}`,
    label: labelOf(part),
    stage: 1,
    items: part,
    run: (call) => write(part, call),
  }));
