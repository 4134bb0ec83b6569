import type { Extension } from './extension.ts';
import { namespaceOf } from './namespace.ts';

type Values = Readonly<Record<string, readonly string[]>>;

interface Choice {
  value: string;
  params: object;
}

interface Known {
  list: string;
  options: readonly Choice[];
}

/** By name in addresses. */
const known = new Map<string, Known>();

export const filterName = (extension: string, id: string): string =>
  `${namespaceOf(extension)}.${id}`;

export function rememberFilters({ name, filters = [] }: Extension): void {
  for (const { id, on, options } of filters) {
    known.set(filterName(name, id), { list: on, options });
  }
}

/** Query parameters of the list that the chosen values stand for. */
export const filterParams = (chosen: Values, list: string): object =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([name, values]) => {
      const filter = known.get(name);
      return filter?.list === list
        ? filter.options
            .filter(({ value }) => values.includes(value))
            .flatMap(({ params }): [string, unknown][] => Object.entries(params))
        : [];
    }),
  );
