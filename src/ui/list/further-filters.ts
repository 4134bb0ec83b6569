/** With those that extensions add, which begin with `x-`, if the address has them. */
export const withFurtherNames = (params: URLSearchParams, names: readonly string[]): string[] => [
  ...new Set([...names, ...[...params.keys()].filter((name) => name.startsWith('x-'))]),
];
