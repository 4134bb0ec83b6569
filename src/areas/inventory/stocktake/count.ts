import { isRecord } from '#ui/format/guards.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Item } from '../item/query.ts';

/** A count at one location. */
export interface Count {
  /** Units by item id, in counting order. */
  units: ReadonlyMap<string, number>;
  /** Scans per code that matches no item or several. */
  unknown: ReadonlyMap<string, number>;
}

export const NOTHING_COUNTED: Count = { units: new Map(), unknown: new Map() };

/** Item ids by normalized code. */
export type Codes = ReadonlyMap<string, readonly string[]>;

/**
 * Normalizes a code: trims, lowercases, and pads GTIN-12, -13 and -14, which are one number (GS1) that scanners send
 * with or without leading zeros.
 */
function plain(code: string): string {
  const text = code.trim().toLocaleLowerCase('en');
  return /^\d{12,14}$/.test(text) ? text.padStart(14, '0') : text;
}

/** Indexes items by SKU, barcode, EAN and UPC, their own and their variants'. */
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

/** Digits that are a number of units rather than a code, unless they were scanned. */
const UNITS = /^\d{1,3}$/;

interface FieldText {
  text: string;
  /** Before the code was entered. */
  before: string;
  /** Entered at a scanner's speed; empty if nothing was. */
  scanned: string;
}

/** Finds a known code in a units field, appended to or replacing its value. */
export function codeAmong({ text, before, scanned }: FieldText, codes: Codes): string | undefined {
  const isKnown = (code: string): boolean => itemOf(code, codes) !== undefined;
  if (isKnown(scanned)) return scanned;
  const after = text.startsWith(before) ? text.slice(before.length) : '';
  return [text, after].find((code) => !UNITS.test(code.trim()) && isKnown(code));
}

export interface Scanned {
  count: Count;
  /** Undefined if the code matches no item or several. */
  item: string | undefined;
}

/** Undefined if the code matches no item or several. */
export function itemOf(code: string, codes: Codes): string | undefined {
  const found = codes.get(plain(code));
  return found?.length === 1 ? found[0] : undefined;
}

/** A longer one, as a QR code may hold, would fill lists and storage. */
export const LONGEST_CODE = 500;

/** Counts one unit; ambiguous and unknown codes are recorded as unknown, unless too long. */
export function scan(count: Count, text: string, codes: Codes): Scanned {
  const code = text.trim();
  const item = itemOf(code, codes);
  if (item !== undefined) {
    const units = new Map(count.units).set(item, (count.units.get(item) ?? 0) + 1);
    return { count: { ...count, units }, item };
  }
  if (code.length > LONGEST_CODE) return { count, item };
  const unknown = new Map(count.unknown).set(code, (count.unknown.get(code) ?? 0) + 1);
  return { count: { ...count, unknown }, item: undefined };
}

/** Null removes the item from the count. */
export function setUnits(count: Count, item: string, units: number | null): Count {
  const next = new Map(count.units);
  if (units === null) next.delete(item);
  else next.set(item, units);
  return { ...count, units: next };
}

/** Sets an item's units while it is counted: the field of a removed item may tell its number late. */
export const recount = (count: Count, item: string, units: number): Count =>
  count.units.has(item) ? setUnits(count, item, units) : count;

/** Returns what is left after `saved`: unknown codes, and what was counted on meanwhile. */
export function leftAfter(count: Count, saved: Count): Count {
  const units = [...count.units].filter(([id, number]) => saved.units.get(id) !== number);
  return { ...count, units: new Map(units) };
}

export interface Difference {
  item: Item;
  /** Null if the item has no level at the location. */
  stored: number | null;
  counted: number;
}

/** Null if the item has no level there. */
export const storedAt = ({ location_levels: levels }: Item, location: string): number | null =>
  listOf(levels).find((level) => level?.location_id === location)?.stocked_quantity ?? null;

/** Skips items deleted meanwhile. */
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

export const countText = ({ units, unknown }: Count): string =>
  JSON.stringify({ units: [...units], unknown: [...unknown] });

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isInteger(value[1]) &&
  Number(value[1]) >= 0;

/** Parses `countText`; empty if damaged. */
export function readCount(text: string | null): Count {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isRecord(kept)) return NOTHING_COUNTED;
    const { units, unknown } = kept;
    const pairs = (value: unknown): Map<string, number> =>
      new Map((Array.isArray(value) ? value : []).filter(isPair));
    return { units: pairs(units), unknown: pairs(unknown) };
  } catch {
    return NOTHING_COUNTED;
  }
}
