/**
 * Drops undefined values. As one literal, names unknown to the contract fail the build, unlike with conditional
 * spreads.
 */
export const omitUndefined = <Values extends object>(values: {
  [Name in keyof NoInfer<Values>]: NoInfer<Values>[Name] | undefined;
}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
