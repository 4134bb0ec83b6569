import { changedFields } from './changes.ts';

/**
 * Returns changed fields, texts trimmed.
 *
 * @param nullable sent as null when empty
 */
export function changedBody<Values extends object, Nullable extends keyof Values = never>(
  before: Values,
  after: Values,
  nullable: readonly Nullable[] = [],
): { [Name in keyof Values]?: Values[Name] | (Name extends Nullable ? null : never) } {
  const canBeNull = new Set<PropertyKey>(nullable);
  const sent = (field: keyof Values): unknown => {
    const value = after[field];
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' && canBeNull.has(field) ? null : text;
  };
  return Object.fromEntries(
    changedFields(before, after).map((field) => [field, sent(field)]),
  ) as ReturnType<typeof changedBody<Values, Nullable>>;
}
