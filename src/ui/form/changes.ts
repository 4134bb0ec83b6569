import { isRecord } from '../format/guards.ts';
import { isSequence, mergeLists } from './merge-lists.ts';

/** Keeps NaN (text that is no number) distinct from an empty field. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));

function same(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || asText(a) === asText(b);
}

/** Names of the fields that differ. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return (Object.keys(after) as (keyof Values & string)[]).filter(
    (field) => !same(before[field], after[field]),
  );
}

/** Entry type of record fields, such as prices by currency; never for others. */
type EntryOf<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? Value[keyof Value]
    : never;

export type ConflictValue<Values> = Values[keyof Values] | EntryOf<Values[keyof Values]>;

export interface FieldConflict<Values> {
  field: keyof Values & string;
  /** Key in a record field. */
  entry: string | undefined;
  /** Saved if the form wins; undefined removes the entry. */
  mine: ConflictValue<Values> | undefined;
  /** Saved if the other user's change wins; undefined removes the entry. */
  theirs: ConflictValue<Values> | undefined;
}

type Sides<Value = unknown> = [before: Value, mine: Value, theirs: Value];

const areSequences = (sides: Sides): sides is Sides<string[]> => sides.every(isSequence);

/** Undefined unless the field holds records. */
function entriesOf([before, mine, theirs]: Sides): [key: string, sides: Sides][] | undefined {
  if (!isRecord(before) || !isRecord(mine) || !isRecord(theirs)) return undefined;
  const keys = new Set([before, mine, theirs].flatMap((record) => Object.keys(record)));
  return [...keys].map((key) => [key, [before[key], mine[key], theirs[key]]]);
}

export type Side = 'mine' | 'theirs';

/**
 * Makes a merged form consistent, e.g. a thumbnail whose picture is gone. Fields that it makes equal don't conflict.
 */
export type Settle<Values> = (values: Values) => Values;

/** Lists in an entry aren't merged: their positions have no known meaning. */
function mergedEntry([before, mine, theirs]: Sides, winner: Side): unknown {
  if (same(before, mine)) return theirs;
  if (same(before, theirs)) return mine;
  return winner === 'mine' ? mine : theirs;
}

function mergedField(sides: Sides, winner: Side): unknown {
  return areSequences(sides) ? mergeLists(...sides, winner) : mergedEntry(sides, winner);
}

/**
 * Three-way merge: records by entry, lists of unique strings by additions, removals and moves.
 *
 * @param before the record when the form was opened
 * @param mine the form
 * @param theirs the record now
 * @param winner used where both changed the same value or list order
 */
export function merged<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  winner: Side,
  settle?: Settle<Values>,
): Values {
  const values = Object.fromEntries(
    (Object.keys(theirs) as (keyof Values & string)[]).map((field) => {
      const sides: Sides = [before[field], mine[field], theirs[field]];
      const entries = entriesOf(sides);
      if (!entries) return [field, mergedField(sides, winner)];
      const kept = entries.flatMap(([key, entry]) => {
        const value = mergedEntry(entry, winner);
        return value === undefined ? [] : [[key, value]];
      });
      return [field, Object.fromEntries(kept)];
    }),
  ) as Values;
  return settle ? settle(values) : values;
}

/** Returns fields or entries that can't be merged; lists conflict only if both sides reordered them. */
export function conflicts<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  settle?: Settle<Values>,
): FieldConflict<Values>[] {
  const ours = merged(before, mine, theirs, 'mine', settle);
  const others = merged(before, mine, theirs, 'theirs', settle);
  return changedFields(before, mine).flatMap((field) => {
    // `others` lacks fields that the other side removed.
    const isGone = !Object.hasOwn(theirs, field);
    const sides = isGone ? [mine[field], undefined] : [ours[field], others[field]];
    const parts = entriesOf([before[field], ...sides] as unknown as Sides);
    const pairs = parts
      ? parts.map(([entry, [, one, other]]) => [entry, one, other] as const)
      : [[undefined, ...sides] as const];
    return pairs
      .filter(([, one, other]) => !same(one, other))
      .map(([entry, one, other]) => ({
        field,
        entry,
        mine: one as ConflictValue<Values> | undefined,
        theirs: other as ConflictValue<Values> | undefined,
      }));
  });
}
