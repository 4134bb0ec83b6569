/** Whether two form values are the same; lists and objects by what they hold. */
function same(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
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
