import { listOf, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Item } from '../item/query.ts';

/** What was counted at one location. */
export interface Count {
  /** Units by inventory item, in the order in which they were first counted. */
  units: ReadonlyMap<string, number>;
  /** How often each code was scanned that no item has, or several have. */
  unknown: ReadonlyMap<string, number>;
}

export const NOTHING_COUNTED: Count = { units: new Map(), unknown: new Map() };

/** Items by each of their codes, as scanners and people write them. */
export type Codes = ReadonlyMap<string, readonly string[]>;

/**
 * A code as it is compared: without spaces at its ends, in lower case, and numbers of articles with leading zeros, which
 * one scanner sends and another leaves out (GS1: GTIN-12, -13 and -14 are one number).
 */
function plain(code: string): string {
  const text = code.trim().toLocaleLowerCase('en');
  return /^\d{12,14}$/.test(text) ? text.padStart(14, '0') : text;
}

/** The items of a store by SKU, barcode, EAN and UPC, of the item and of its variants. */
export function codesOf(items: readonly Item[]): Codes {
  const codes = new Map<string, string[]>();
  const add = (code: unknown, id: string): void => {
    const key = plain(plainText(code));
    if (!key) return;
    const known = codes.get(key);
    if (!known) codes.set(key, [id]);
    else if (!known.includes(id)) known.push(id);
  };
  readEach(items, ({ id, sku, variants }) => {
    add(sku, id);
    for (const variant of listOf(variants)) {
      for (const code of [variant?.sku, variant?.barcode, variant?.ean, variant?.upc])
        add(code, id);
    }
  });
  return codes;
}

/**
 * The code that was scanned into a field of units, after what stood there or in its place; undefined where the text is
 * no item's code.
 *
 * @param text what the field holds now
 * @param units what it held before
 */
export function codeAmong(text: string, units: number, codes: Codes): string | undefined {
  const before = String(units);
  const after = text.startsWith(before) ? text.slice(before.length) : '';
  return [text, after].find((code) => codes.get(plain(code))?.length === 1);
}

/** What a scanned code did to a count. */
export interface Scanned {
  count: Count;
  /** The item that was counted; undefined where the code is no one item's. */
  item: string | undefined;
}

/** Counts one unit of what a code stands for; a code of none or of several items is noted as unknown. */
export function scan(count: Count, text: string, codes: Codes): Scanned {
  const code = text.trim();
  const [item, ...others] = codes.get(plain(code)) ?? [];
  if (item !== undefined && others.length === 0) {
    const units = new Map(count.units).set(item, (count.units.get(item) ?? 0) + 1);
    return { count: { ...count, units }, item };
  }
  const unknown = new Map(count.unknown).set(code, (count.unknown.get(code) ?? 0) + 1);
  return { count: { ...count, unknown }, item: undefined };
}

/** Sets how many units of an item were counted; null takes it off the count. */
export function setUnits(count: Count, item: string, units: number | null): Count {
  const next = new Map(count.units);
  if (units === null) next.delete(item);
  else next.set(item, units);
  return { ...count, units: next };
}

/** A counted item of which there is another number than the store has. */
export interface Difference {
  item: Item;
  /** Units that the store has at the location; null where it has none of it there at all. */
  stored: number | null;
  counted: number;
}

/** Units of an item at a location, as the store has them. */
export const storedAt = ({ location_levels: levels }: Item, location: string): number | null =>
  listOf(levels).find((level) => level?.location_id === location)?.stocked_quantity ?? null;

/** What a count would change; an item that is gone meanwhile is left out. */
export function differences(
  { units }: Count,
  items: ReadonlyMap<string, Item>,
  location: string,
): Difference[] {
  return [...units].flatMap(([id, counted]): Difference[] => {
    const item = items.get(id);
    if (!item) return [];
    const stored = storedAt(item, location);
    return (stored ?? 0) === counted && (stored !== null || counted === 0)
      ? []
      : [{ item, stored, counted }];
  });
}

/** A count as a text that this browser keeps. */
export const countText = ({ units, unknown }: Count): string =>
  JSON.stringify({ units: [...units], unknown: [...unknown] });

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isInteger(value[1]) &&
  Number(value[1]) >= 0;

/** Reads what `countText` wrote; nothing where it is damaged. */
export function readCount(text: string | null): Count {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null) return NOTHING_COUNTED;
    const { units, unknown } = kept as Partial<Record<keyof Count, unknown>>;
    const pairs = (value: unknown): Map<string, number> =>
      new Map((Array.isArray(value) ? value : []).filter(isPair));
    return { units: pairs(units), unknown: pairs(unknown) };
  } catch {
    return NOTHING_COUNTED;
  }
}
