/**
 * What of some parameters or fields has a value. Written as one literal, so that a name that the contract no longer has
 * breaks the build, unlike with spreads under a condition.
 */
export const given = <Values extends object>(values: {
  [Name in keyof NoInfer<Values>]: NoInfer<Values>[Name] | undefined;
}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
