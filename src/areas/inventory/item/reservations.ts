import type { ReservationItemListItem } from '#generated/admin/admin.schemas.ts';

interface Words {
  order: (number: string) => string;
  other: string;
}

export function reservedFor(
  { line_item: item, description }: Pick<ReservationItemListItem, 'line_item' | 'description'>,
  words: Words,
): string {
  const number = item?.order?.display_id;
  if (number !== undefined) return words.order(String(number));
  return description?.trim() || words.other;
}
