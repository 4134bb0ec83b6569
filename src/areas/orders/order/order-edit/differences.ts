import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { itemName } from '../item-name.ts';
import type { NamedItem } from '../item-name.ts';
import type { Order } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';
import { isRequested } from './edits.ts';
import { linesOf } from './lines.ts';
import type { EditLine } from './lines.ts';

/** Quantity 0: no such line */
export interface LineDifference {
  key: string;
  name: string;
  before: number;
  after: number;
}

/** Additions get new ids when an edit is recreated. */
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

export const changesOf = (order: Pick<Order, 'items'>, edit: OrderEditRecord): LineDifference[] =>
  differencesBetween(order, undefined, edit);

/** Returns a text that differs whenever the lines do. */
export const contentOf = (order: Pick<Order, 'items'>, edit: OrderEditRecord): string =>
  linesOf(order, edit)
    .filter(({ after }) => after > 0)
    .map(({ name, after }) => `${after} × ${name}`)
    .join(', ');

/** Returns a text that differs whenever someone else may have changed the edit. */
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

/** Returns changes from the server's list, for closed edits, when the order has other items. */
export const changesTold = ({ changes }: OrderEditRecord): LineDifference[] =>
  readEach(changes, ({ id, type, line_item: now, original_line_item: old }) => ({
    key: id,
    name: nameOf(now ?? old),
    before: type === 'item_add' ? 0 : (old?.quantity ?? 0),
    after: type === 'item_remove' ? 0 : (now?.quantity ?? 0),
  })).filter(({ before, after }) => before !== after);
