import { isObject } from '#ui/format/guards.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { byItemName, itemName } from '../item-name.ts';
import type { Order, OrderItem } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';

export type LineChange = 'none' | 'quantity' | 'removed' | 'added';

export type LineLock = 'fulfilled' | 'returned';

export interface EditLine {
  /** Id of the order's item, or of the line the edit adds */
  key: string;
  change: LineChange;
  name: string;
  title: string;
  description: string | undefined;
  sku: string | undefined;
  thumbnail: string | null;
  variantId: string | undefined;
  /** Minor units */
  unitPrice: number;
  includesTax: boolean;
  /** 0 before an addition */
  before: number;
  after: number;
  /** Undefined without an edit, and for removed lines */
  lineId: string | undefined;
  /** Id of an addition's change, to undo it */
  changeId: string | undefined;
  lock: LineLock | undefined;
}

type EditItem = OrderEditRecord['items'][number];

const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** The server copies these counts when an edit begins. */
export const movedUnits = (
  item: Pick<OrderItem, 'fulfilled_quantity' | 'shipped_quantity' | 'returned_quantity'>,
): number =>
  whole(item.fulfilled_quantity) + whole(item.shipped_quantity) + whole(item.returned_quantity);

function lockOf(item: OrderItem): LineLock | undefined {
  if (item.is_return || whole(item.returned_quantity) > 0) return 'returned';
  return whole(item.fulfilled_quantity) > 0 ? 'fulfilled' : undefined;
}

const said = (item: OrderItem | EditItem) => ({
  name: plainText(itemName(item)),
  title: plainText(item.title),
  description: plainText(item.description) || undefined,
  sku: plainText(item.variant?.sku) || undefined,
  thumbnail: typeof item.thumbnail === 'string' ? item.thumbnail : null,
  variantId: item.variant_id ?? undefined,
  unitPrice: whole(item.unit_price),
  includesTax: item.includes_tax === true,
});

const itemsIn = (edit: OrderEditRecord | undefined): EditItem[] =>
  listOf(edit?.items).filter(isObject);

/** Returns the edit's copy; undefined if the edit removes the item. */
export const copyOf = (edit: OrderEditRecord, itemId: string): EditItem | undefined =>
  itemsIn(edit).find((item) => item.original_item_id === itemId);

/**
 * Order lines first, then additions. Compares lines: the server's list of changes keeps a line whose quantity was put
 * back, and lacks a removed line whose change was deleted.
 */
export function linesOf(
  { items }: Pick<Order, 'items'>,
  edit: OrderEditRecord | undefined,
): EditLine[] {
  const own = items.map((item): EditLine => {
    const before = whole(item.quantity);
    const copy = edit && copyOf(edit, item.id);
    const after = edit ? whole(copy?.quantity) : before;
    return {
      ...said(item),
      key: item.id,
      change: after === before ? 'none' : after === 0 ? 'removed' : 'quantity',
      before,
      after,
      lineId: copy?.id,
      changeId: undefined,
      lock: lockOf(item),
    };
  });
  const ids = new Set(items.map(({ id }) => id));
  const added = itemsIn(edit)
    .filter(({ original_item_id: original }) => !original || !ids.has(original))
    .toSorted((a, b) => byItemName(a, b) || (a.id < b.id ? -1 : 1))
    .map((item): EditLine => ({
      ...said(item),
      key: item.id,
      change: 'added',
      before: 0,
      after: whole(item.quantity),
      lineId: item.id,
      changeId: listOf(edit?.changes).find((change) => change?.line_item_id === item.id)?.id,
      lock: undefined,
    }));
  return [...own, ...added];
}

export const hasChanges = (lines: readonly EditLine[]): boolean =>
  lines.some(({ change }) => change !== 'none');

/** Confirming would forget goods moved since the edit began. */
export const hasMoved = ({ items }: Pick<Order, 'items'>, edit: OrderEditRecord): boolean =>
  items.some((item) => {
    const copy = copyOf(edit, item.id);
    return copy ? movedUnits(copy) !== movedUnits(item) : movedUnits(item) > 0;
  });

/** An order needs at least one item, so this line can't be removed. */
export const isOnlyLeft = (line: EditLine, lines: readonly EditLine[]): boolean =>
  line.after > 0 && lines.filter(({ after }) => after > 0).length === 1;
