import { isSequence, mergeLists } from './merge-lists.ts';

/** NaN means a text that is no number, which is not the same as an empty field. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));

/** Whether two form values are the same; lists and objects by what they hold. */
function same(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || asText(a) === asText(b);
}

/** The fields whose value differs from what it was: only those are sent to the server. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return (Object.keys(after) as (keyof Values & string)[]).filter(
    (field) => !same(before[field], after[field]),
  );
}

/** What the entries of a field hold that holds records, such as prices by currency; never for other fields. */
type EntryOf<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? Value[keyof Value]
    : never;

/** What one side of a conflict may be. */
export type ConflictValue<Values> = Values[keyof Values] | EntryOf<Values[keyof Values]>;

export interface FieldConflict<Values> {
  field: keyof Values & string;
  /** The entry of a field that holds records; undefined for other fields. */
  entry: string | undefined;
  /** What is saved if the form wins; undefined for an entry that it would take away. */
  mine: ConflictValue<Values> | undefined;
  /** What is saved if what someone else has saved since wins; undefined for an entry that they took away. */
  theirs: ConflictValue<Values> | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's value before, in the form and as it is stored now. */
type Sides<Value = unknown> = [before: Value, mine: Value, theirs: Value];

const areSequences = (sides: Sides): sides is Sides<string[]> => sides.every(isSequence);

/** The sides of each entry of a field that holds records, such as prices by currency; undefined for other fields. */
function entriesOf([before, mine, theirs]: Sides): [key: string, sides: Sides][] | undefined {
  if (!isRecord(before) || !isRecord(mine) || !isRecord(theirs)) return undefined;
  const keys = new Set([before, mine, theirs].flatMap((record) => Object.keys(record)));
  return [...keys].map((key) => [key, [before[key], mine[key], theirs[key]]]);
}

/** Whose value stands where both sides changed the same. */
export type Side = 'mine' | 'theirs';

/**
 * Puts in order what hangs together in a merged form, such as a chosen picture that is not among the pictures any more.
 * What it makes the same for both sides is no conflict.
 */
export type Settle<Values> = (values: Values) => Values;

/** One value out of both sides'. A list inside an entry is left whole: nobody knows what its places mean. */
function mergedEntry([before, mine, theirs]: Sides, winner: Side): unknown {
  if (same(before, mine)) return theirs;
  if (same(before, theirs)) return mine;
  return winner === 'mine' ? mine : theirs;
}

function mergedField(sides: Sides, winner: Side): unknown {
  return areSequences(sides) ? mergeLists(...sides, winner) : mergedEntry(sides, winner);
}

/**
 * The form over the record as it is now: what only one side changed is taken from that side. Fields that hold records
 * are put together entry by entry, and lists of names, ids or addresses by what either side added, removed and moved.
 *
 * @param before the record as it was when the form was opened
 * @param mine   the form
 * @param theirs the record as it is now
 * @param winner whose value stands where both changed the same field or entry, or the order of the same list
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

/**
 * What can't be put together: where it makes a difference whose side wins. In a field that holds records, it is the
 * entries that count; a list is in conflict only when both sides have put it into another order.
 *
 * @param before the record as it was when the form was opened
 * @param mine   the form
 * @param theirs the record as it is now
 * @returns for each, what would be saved if one side or the other wins
 */
export function conflicts<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  settle?: Settle<Values>,
): FieldConflict<Values>[] {
  const ours = merged(before, mine, theirs, 'mine', settle);
  const others = merged(before, mine, theirs, 'theirs', settle);
  return changedFields(before, mine).flatMap((field) => {
    // What someone else took away as a whole is not in what is merged.
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
