import type { Extension } from './extension.ts';
import { namespaceOf } from './loading.ts';

type Values = Readonly<Record<string, readonly string[]>>;

interface Choice {
  value: string;
  params: object;
}

/** By name in addresses. */
const known = new Map<string, readonly Choice[]>();

export const filterName = (extension: string, id: string): string =>
  `${namespaceOf(extension)}.${id}`;

export function rememberFilters({ name, filters = [] }: Extension): void {
  for (const { id, options } of filters) known.set(filterName(name, id), options);
}

/** Query parameters that the chosen values stand for. */
export const filterParams = (chosen: Values): object =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([name, values]) =>
      (known.get(name) ?? [])
        .filter(({ value }) => values.includes(value))
        .flatMap(({ params }): [string, unknown][] => Object.entries(params)),
    ),
  );
