import type { Filter } from './filters.ts';

/** Of an extension */
const isFurther = (name: string): boolean => name.startsWith('x-');

/** With those of extensions that the address has. */
export const withFurtherNames = (params: URLSearchParams, names: readonly string[]): string[] => [
  ...new Set([...names, ...[...params.keys()].filter(isFurther)]),
];

/** With those that the address has and no extension. */
export const withMissing = (
  filters: readonly Filter[],
  chosen: Readonly<Record<string, unknown>>,
): readonly Filter[] => [
  ...filters,
  ...Object.keys(chosen)
    .filter((name) => isFurther(name) && filters.every((filter) => filter.name !== name))
    .map((name): Filter => ({ kind: 'missing', name, label: name.slice(2) })),
];
