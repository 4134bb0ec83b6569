import { changedFields } from './changes.ts';

/**
 * What is sent to the server: the changed fields only, texts without the spaces around them.
 *
 * @param nullable texts that the server holds as null when they are empty
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
  // Each value is the field's own, or null where the server takes it.
  return Object.fromEntries(
    changedFields(before, after).map((field) => [field, sent(field)]),
  ) as ReturnType<typeof changedBody<Values, Nullable>>;
}
