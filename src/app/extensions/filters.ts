import type { Extension } from './extension.ts';
import { namespaceOf } from './namespace.ts';

type Values = Readonly<Record<string, readonly string[]>>;

interface Choice {
  value: string;
  params?: object;
  keeps?: (row: never) => boolean;
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

/** Name of the list whose answers have these rows. */
export const listNamed = (rows: string): string =>
  rows === 'draft_orders' ? 'drafts' : rows.replaceAll('_', '-');

const choicesOf = (chosen: Values, list: string): readonly Choice[] =>
  Object.entries(chosen).flatMap(([name, values]) => {
    const filter = known.get(name);
    return filter?.list === list
      ? filter.options.filter(({ value }) => values.includes(value))
      : [];
  });

/** Query parameters of the list that the chosen values stand for. */
export const filterParams = (chosen: Values, list: string): object =>
  Object.fromEntries(
    choicesOf(chosen, list).flatMap(({ params = {} }): [string, unknown][] =>
      Object.entries(params),
    ),
  );

/** Rows that the chosen values keep; without those that a filter fails on. */
export function keptRows<Row>(rows: readonly Row[], chosen: Values, list: string): readonly Row[] {
  const tests = choicesOf(chosen, list).flatMap(({ keeps }) => keeps ?? []);
  if (tests.length === 0) return rows;
  const errors: unknown[] = [];
  const kept = rows.filter((row) => {
    try {
      return tests.every((keeps) => keeps(row as never));
    } catch (error) {
      errors.push(error);
      return false;
    }
  });
  if (errors.length > 0) console.error(errors[0]);
  return kept;
}
