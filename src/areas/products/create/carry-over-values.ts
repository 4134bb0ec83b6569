import type { TypedNumber } from '#ui/number/typed-number.ts';
import { MEASURES, CUSTOMS } from '#shared/attributes/attributes.ts';
import { combinationKey, combinations, isTooMany, usedOptions } from './combinations.ts';
import type { DraftOption } from './combinations.ts';
import { CODES } from './problems.ts';
import { NEW_VARIANT } from './values.ts';
import type { Cell, Cells, CreateValues, DraftVariant } from './values.ts';

export interface CarryOver {
  /** New variants inherited values, took those their siblings share, or merged. */
  kind: 'extended' | 'shared' | 'joined';
  count: number;
}

export interface Regrouped {
  values: CreateValues;
  /** Undefined if no values were moved. */
  carryOver: CarryOver | undefined;
}

interface Held {
  variant: DraftVariant;
  isLeft: boolean;
}

const ATTRIBUTES = [...MEASURES, ...CUSTOMS, 'origin_country', 'material'] as const;

const isEmpty = (variant: DraftVariant): boolean =>
  JSON.stringify({ ...NEW_VARIANT, ...variant }) === JSON.stringify(NEW_VARIANT);

const heldAt = ({ variants, left }: CreateValues, key: string): Held => ({
  variant: { ...NEW_VARIANT, ...variants[key] },
  isLeft: left.includes(key),
});

const firstGiven = <Value>(values: readonly Value[], none: Value): Value =>
  values.find((value) => value !== null && value !== '') ?? none;

/** First non-empty cell per column; numbers win over invalid text. */
function firstCells(all: readonly Cells[]): Cells {
  const columns = new Set(all.flatMap((cells) => Object.keys(cells)));
  return Object.fromEntries(
    [...columns].map((column) => {
      const cells = all.map((one): Cell => one[column] ?? null);
      return [column, cells.find((cell) => typeof cell === 'number') ?? firstGiven(cells, null)];
    }),
  );
}

/** Sums stock when variants merge. */
function summedCells(all: readonly Cells[]): Cells {
  const sums = firstCells(all);
  for (const [column, first] of Object.entries(sums)) {
    if (typeof first !== 'number') continue;
    sums[column] = all.reduce((sum, cells) => {
      const cell = cells[column];
      return typeof cell === 'number' ? sum + cell : sum;
    }, 0);
  }
  return sums;
}

/** Sums units; takes the first non-empty value otherwise. */
function joined(all: readonly Held[]): Held {
  const made = all.filter(({ isLeft }) => !isLeft);
  const variants = (made.length > 0 ? made : all).map(({ variant }) => variant);
  const [first = NEW_VARIANT] = variants;
  const fields = ['title', ...CODES, ...ATTRIBUTES] as const;
  return {
    variant: {
      ...first,
      ...Object.fromEntries(
        fields.map((field) => [
          field,
          firstGiven<string | TypedNumber>(
            variants.map((variant) => variant[field]),
            NEW_VARIANT[field],
          ),
        ]),
      ),
      prices: firstCells(variants.map(({ prices }) => prices)),
      stock: summedCells(variants.map(({ stock }) => stock)),
    },
    isLeft: made.length === 0,
  };
}

/** Copy for another value of a new option. Units and codes stay with the first variant. */
const further = (variant: DraftVariant): DraftVariant => ({
  ...variant,
  sku: '',
  ean: '',
  upc: '',
  barcode: '',
  stock: {},
});

const JOINT = ' / ';

const ending = (values: readonly string[]): string =>
  values.map((value) => `${JOINT}${value}`).join('');

const withoutEnding = (title: string, end: string): string =>
  end && title.endsWith(end) ? title.slice(0, -end.length) : title;

const valuesOf = (
  values: readonly string[],
  options: readonly DraftOption[],
  wanted: readonly DraftOption[],
): string[] =>
  wanted.flatMap(({ id }) => values[options.findIndex((option) => option.id === id)] ?? []);

const only = (options: readonly DraftOption[], others: readonly DraftOption[], isIn: boolean) =>
  options.filter(({ id }) => others.some((other) => other.id === id) === isIn);

/** Handles added and removed options. */
function regrouped(before: CreateValues, after: CreateValues, was: DraftOption[]): Regrouped {
  const is = usedOptions(after.options);
  const [gone, come] = [only(was, is, false), only(is, was, false)];
  const groups = new Map<string, Held[]>();
  for (const values of combinations(was)) {
    const held = heldAt(before, combinationKey(values));
    const title = withoutEnding(held.variant.title, ending(valuesOf(values, was, gone)));
    const group = combinationKey(valuesOf(values, was, only(was, is, true)));
    const known = groups.get(group) ?? [];
    groups.set(group, [...known, { ...held, variant: { ...held.variant, title } }]);
  }
  const variants: CreateValues['variants'] = {};
  const left: string[] = [];
  const seen = new Set<string>();
  for (const values of combinations(is)) {
    const key = combinationKey(values);
    const group = combinationKey(valuesOf(values, is, only(was, is, true)));
    const { variant, isLeft } = joined(groups.get(group) ?? []);
    if (isLeft && groups.has(group)) left.push(key);
    if (!isEmpty(variant)) {
      const title = variant.title && variant.title + ending(valuesOf(values, is, come));
      variants[key] = { ...(seen.has(group) ? further(variant) : variant), title };
    }
    seen.add(group);
  }
  const isJoined = [...groups.values()].some(
    (group) => group.filter(({ variant }) => !isEmpty(variant)).length > 1,
  );
  const count = Object.values(variants).filter((variant) => !isEmpty(variant)).length;
  return {
    values: { ...after, variants, left },
    carryOver: count === 0 ? undefined : { kind: isJoined ? 'joined' : 'extended', count },
  };
}

/** Values that all variants agree on, without units and codes. */
function shared(variants: readonly DraftVariant[]): DraftVariant {
  const [first = NEW_VARIANT, ...others] = variants;
  const agree = (same: (other: DraftVariant) => boolean): boolean => others.every(same);
  const kept = [...ATTRIBUTES, 'manage_inventory', 'allow_backorder'] as const;
  return {
    ...NEW_VARIANT,
    ...Object.fromEntries(
      kept.flatMap((field) =>
        agree((other) => Object.is(other[field], first[field])) ? [[field, first[field]]] : [],
      ),
    ),
    prices: Object.fromEntries(
      Object.entries(first.prices).filter(
        ([column, cell]) =>
          typeof cell === 'number' && agree(({ prices }) => prices[column] === cell),
      ),
    ),
  };
}

/** Handles added and removed option values. */
function withNewValues(before: CreateValues, after: CreateValues, was: DraftOption[]): Regrouped {
  const is = usedOptions(after.options);
  const known = combinations(was);
  const keys = new Set(known.map(combinationKey));
  const besides = is.map((_option, place) => {
    const rows = new Map<string, DraftVariant[]>();
    for (const values of known) {
      const { variant, isLeft } = heldAt(before, combinationKey(values));
      const rest = combinationKey(values.toSpliced(place, 1));
      if (!isLeft) rows.set(rest, [...(rows.get(rest) ?? []), variant]);
    }
    return rows;
  });
  const variants = { ...before.variants };
  let count = 0;
  for (const values of combinations(is)) {
    const key = combinationKey(values);
    if (keys.has(key) || variants[key]) continue;
    const place = values.findIndex((value, index) => !was[index]?.values.includes(value));
    const taken = shared(besides[place]?.get(combinationKey(values.toSpliced(place, 1))) ?? []);
    if (isEmpty(taken)) continue;
    variants[key] = taken;
    count += 1;
  }
  return {
    values: { ...after, variants },
    carryOver: count === 0 ? undefined : { kind: 'shared', count },
  };
}

/**
 * Changes a new product's options without losing variant values: a new option extends variants (S becomes S / red and S
 * / blue), a removed one merges them. While there are too many combinations, values are kept for later.
 */
export function withOptions(before: CreateValues, options: DraftOption[]): Regrouped {
  const was = usedOptions(before.keyedBy ?? before.options);
  const after = { ...before, options, keyedBy: undefined };
  if (isTooMany(options)) return { values: { ...after, keyedBy: was }, carryOver: undefined };
  const is = usedOptions(options);
  const isSame = was.length === is.length && is.every(({ id }, place) => was[place]?.id === id);
  return isSame ? withNewValues(before, after, was) : regrouped(before, after, was);
}
