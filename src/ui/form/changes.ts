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

export interface FieldConflict<Values> {
  field: keyof Values & string;
  /** What the form would save. */
  mine: Values[keyof Values];
  /** What someone else has saved since the form was opened. */
  theirs: Values[keyof Values];
}

/**
 * The fields that both this form and someone else changed, differently.
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
  return changedFields(before, mine)
    .filter((field) => !same(before[field], theirs[field]) && !same(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/**
 * The form when someone else's values are taken where both changed a field: what only one side changed stays.
 *
 * @param before the record as it was when the form was opened
 * @param mine   the form
 * @param theirs the record as it is now
 */
export function merged<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
): Values {
  const taken = new Set(conflicts(before, mine, theirs).map(({ field }) => field));
  const kept = changedFields(before, mine).filter((field) => !taken.has(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
