import { byRank } from './rank.ts';

interface Ordered {
  id: string;
  created_at: string;
}

interface Named {
  title: string;
  variant_rank?: number | null;
  options?: readonly { option_id: string; value: string }[] | null;
}

const JOINT = ' / ';

/** Option ids in the order of the values in a variant's title; undefined if unclear. */
function titleOrder({ title, options }: Named): string[] | undefined {
  const parts = title.split(JOINT);
  const values = options ?? [];
  if (parts.length !== values.length || new Set(parts).size !== parts.length) return undefined;
  const ids = parts.map((part) => values.find(({ value }) => value === part)?.option_id);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/**
 * Sorts a product's options stably. The server sends them in any order, with equal timestamps. Variant titles made of
 * option values (“S / red”) tell the intended order; the fallback is creation order.
 */
export function inOptionOrder<Option extends Ordered>(
  options: readonly Option[],
  variants: readonly Named[],
): Option[] {
  const made = options.toSorted(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  );
  if (made.length < 2) return made;
  let order: string[] | undefined;
  for (const variant of byRank(variants.map((one, place) => ({ ...one, id: String(place) })))) {
    order = titleOrder(variant);
    if (order) break;
  }
  if (!order) return made;
  const places = order;
  const placeOf = ({ id }: Option): number =>
    places.includes(id) ? places.indexOf(id) : places.length;
  return made.toSorted((a, b) => placeOf(a) - placeOf(b));
}
