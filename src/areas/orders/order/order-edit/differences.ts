import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { itemName } from '../item-name.ts';
import type { NamedItem } from '../item-name.ts';
import type { Order } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';
import { isRequested } from './edits.ts';
import { linesOf } from './lines.ts';
import type { EditLine } from './lines.ts';

/** A line of which an edit has another quantity than before; 0: it isn't there. */
export interface LineDifference {
  key: string;
  name: string;
  before: number;
  after: number;
}

/** Additions are told from each other by their variant: their ids change when an edit is begun anew. */
const sameKey = ({ change, variantId, key }: EditLine): string =>
  change === 'added' ? `added ${variantId ?? key}` : key;

const quantities = (lines: readonly EditLine[]): Map<string, LineDifference> => {
  const sums = new Map<string, LineDifference>();
  for (const line of lines) {
    const key = sameKey(line);
    const before = sums.get(key)?.after ?? 0;
    sums.set(key, { key, name: line.name, before: 0, after: before + line.after });
  }
  return sums;
};

/** The lines that an edit has otherwise than another reading of it. */
export function differencesBetween(
  order: Pick<Order, 'items'>,
  before: OrderEditRecord | undefined,
  after: OrderEditRecord | undefined,
): LineDifference[] {
  const old = quantities(linesOf(order, before));
  const now = quantities(linesOf(order, after));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const was = old.get(key)?.after ?? 0;
    const is = now.get(key)?.after ?? 0;
    const name = (now.get(key) ?? old.get(key))?.name ?? '';
    return was === is ? [] : [{ key, name, before: was, after: is }];
  });
}

/** The lines that an edit changes. */
export const changesOf = (order: Pick<Order, 'items'>, edit: OrderEditRecord): LineDifference[] =>
  differencesBetween(order, undefined, edit);

/** The lines of an edit in one text, which is another whenever one of them is. */
export const contentOf = (order: Pick<Order, 'items'>, edit: OrderEditRecord): string =>
  linesOf(order, edit)
    .filter(({ after }) => after > 0)
    .map(({ name, after }) => `${after} × ${name}`)
    .join(', ');

/** All of an edit that two people could change under each other's hands; the same text for the same state. */
export const fingerprintOf = (
  order: Pick<Order, 'items'>,
  edit: OrderEditRecord | undefined,
): string =>
  edit === undefined
    ? ''
    : JSON.stringify([
        isRequested(edit),
        edit.internal_note ?? '',
        [...quantities(linesOf(order, edit)).values()]
          .map(({ key, after }) => [key, after])
          .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      ]);

const nameOf = (item: NamedItem | null | undefined): string =>
  plainText(item ? itemName(item) : undefined);

/** What an edit changes by the server's own list, also of one that is over, when the order has other items. */
export const changesTold = ({ changes }: OrderEditRecord): LineDifference[] =>
  readEach(changes, ({ id, type, line_item: now, original_line_item: old }) => ({
    key: id,
    name: nameOf(now ?? old),
    before: type === 'item_add' ? 0 : (old?.quantity ?? 0),
    after: type === 'item_remove' ? 0 : (now?.quantity ?? 0),
  })).filter(({ before, after }) => before !== after);
