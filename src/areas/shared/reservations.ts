import type { ReservationItemListItem } from '#generated/admin/admin.schemas.ts';

interface Words {
  /** Names an order by its number. */
  order: (number: string) => string;
  /** It is for no order. */
  other: string;
}

/** What a reservation is for: an order, what was noted, or something else. */
export function reservedFor(
  { line_item: item, description }: Pick<ReservationItemListItem, 'line_item' | 'description'>,
  words: Words,
): string {
  const number = item?.order?.display_id;
  if (number !== undefined) return words.order(String(number));
  return description?.trim() || words.other;
}
