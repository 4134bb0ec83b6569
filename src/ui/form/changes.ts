/** NaN stands for text that is no number, which is something else than nothing. */
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
  /** What the form would save; undefined for an entry that it would take away. */
  mine: ConflictValue<Values> | undefined;
  /** What someone else has saved since the form was opened; undefined for an entry that they took away. */
  theirs: ConflictValue<Values> | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's value before, in the form and as it is stored now. */
type Sides = [before: unknown, mine: unknown, theirs: unknown];

/** The sides of each entry of a field that holds records, such as prices by currency; undefined for other fields. */
function entriesOf([before, mine, theirs]: Sides): [key: string, sides: Sides][] | undefined {
  if (!isRecord(before) || !isRecord(mine) || !isRecord(theirs)) return undefined;
  const keys = new Set([before, mine, theirs].flatMap((record) => Object.keys(record)));
  return [...keys].map((key) => [key, [before[key], mine[key], theirs[key]]]);
}

const clashes = ([before, mine, theirs]: Sides): boolean =>
  !same(before, mine) && !same(before, theirs) && !same(mine, theirs);

/**
 * The fields that both this form and someone else changed, differently. In a field that holds records, it is the
 * entries that count.
 *
 * @param before the record as it was when the form was opened
 * @param mine   the form
 * @param theirs the record as it is now
 */
export function conflicts<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
): FieldConflict<Values>[] {
  return changedFields(before, mine).flatMap((field) => {
    const whole: Sides = [before[field], mine[field], theirs[field]];
    const parts = entriesOf(whole) ?? [[undefined, whole] as const];
    return parts
      .filter(([, sides]) => clashes(sides))
      .map(([entry, sides]) => ({
        field,
        entry,
        mine: sides[1] as ConflictValue<Values> | undefined,
        theirs: sides[2] as ConflictValue<Values> | undefined,
      }));
  });
}

/** Whose value stands where both sides changed the same. */
export type Side = 'mine' | 'theirs';

/**
 * The form over the record as it is now: what only one side changed is taken from that side.
 *
 * @param before the record as it was when the form was opened
 * @param mine   the form
 * @param theirs the record as it is now
 * @param winner whose value stands where both changed the same field or entry
 */
export function merged<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  winner: Side,
): Values {
  const pick = (sides: Sides): unknown => {
    if (clashes(sides)) return winner === 'mine' ? sides[1] : sides[2];
    return same(sides[0], sides[1]) ? sides[2] : sides[1];
  };
  return Object.fromEntries(
    (Object.keys(theirs) as (keyof Values & string)[]).map((field) => {
      const sides: Sides = [before[field], mine[field], theirs[field]];
      const entries = entriesOf(sides);
      if (!entries) return [field, pick(sides)];
      const kept = entries.flatMap(([key, entry]) => {
        const value = pick(entry);
        return value === undefined ? [] : [[key, value]];
      });
      return [field, Object.fromEntries(kept)];
    }),
  ) as Values;
}
