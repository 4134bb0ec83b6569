import { listOf, plainText } from '#ui/format/instant.ts';
import { itemName } from '../item-name.ts';
import type { Order, OrderItem } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';

/** What an edit does to a line. */
export type LineChange = 'none' | 'quantity' | 'removed' | 'added';

/** Why a line can't be changed. */
export type LineLock = 'fulfilled' | 'returned';

/** A line of an order as an edit has it. */
export interface EditLine {
  /** The id of the order's item, or of the line that the edit adds. */
  key: string;
  change: LineChange;
  name: string;
  title: string;
  description: string | undefined;
  sku: string | undefined;
  thumbnail: string | null;
  variantId: string | undefined;
  /** Minor units. */
  unitPrice: number;
  includesTax: boolean;
  /** Whole units; 0 before an addition and after a removal. */
  before: number;
  after: number;
  /** The line's id within the edit; undefined without an edit, and of a removed line. */
  lineId: string | undefined;
  /** Of an addition: the change that takes it back. */
  changeId: string | undefined;
  lock: LineLock | undefined;
}

type EditItem = OrderEditRecord['items'][number];

const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** Units of an item that have left the shelf, in any way; the server copies an item with them when an edit begins. */
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
  listOf(edit?.items).filter((item) => typeof item === 'object' && item !== null);

/** The copy of an order's item that an edit has; undefined where the edit removes it. */
export const copyOf = (edit: OrderEditRecord, itemId: string): EditItem | undefined =>
  itemsIn(edit).find((item) => item.original_item_id === itemId);

/**
 * The lines of an order as an edit has them: the order's own, what was removed among them, then what is added.
 *
 * What an edit changes is told by its lines and not by the server's list of changes: that still has a line whose
 * quantity was put back, and doesn't have one that was removed and whose change was deleted.
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
  return [...own, ...added.toSorted((a, b) => (a.key < b.key ? -1 : 1))];
}

/** Whether anything of an order would be another after the edit. */
export const hasChanges = (lines: readonly EditLine[]): boolean =>
  lines.some(({ change }) => change !== 'none');

/**
 * Whether goods of an order were packed, sent or taken back since the edit began. The edit has them as they were then,
 * and confirming it would forget what happened to them.
 */
export const hasMoved = ({ items }: Pick<Order, 'items'>, edit: OrderEditRecord): boolean =>
  items.some((item) => {
    const copy = copyOf(edit, item.id);
    return copy ? movedUnits(copy) !== movedUnits(item) : movedUnits(item) > 0;
  });
