import type { QueryKey } from '@tanstack/react-query';
import { listOf } from '../format/instant.ts';
import { readEach } from '../format/read-each.ts';

export interface Option {
  value: string;
  label: string;
  /** Such as a SKU; shown if `detailed`. */
  detail?: string;
  /** URL, null without a picture; shown if `detailed`. */
  image?: string | null;
  /** `detail` says why. */
  isDisabled?: boolean;
}

export interface Search {
  q?: string;
  limit: number;
  offset: number;
}

export interface Matches<Found extends Option = Option> {
  options: Found[];
  /** All matches. */
  count: number;
}

export interface OptionSource<Found extends Option = Option> {
  /** Starts with the records' query key, to be invalidated with them. */
  key: QueryKey;
  find: (search: Search, signal: AbortSignal) => Promise<Matches<Found>>;
  /** With a second line and a picture. */
  detailed?: boolean;
  /** All of them, if known upfront. */
  options?: readonly Option[];
  /** Some of them, whose labels needn't be requested. */
  known?: readonly Option[];
  /** Option of a chosen value. */
  one: (value: string, signal: AbortSignal) => Promise<Option>;
}

/** Converts records to options; skips those without id, falls back to the id as label. */
export const optionsOf = <Row, Found extends Option>(
  records: readonly Row[],
  toOption: (record: Row) => Found,
): Found[] =>
  readEach(records, toOption).flatMap((option) => {
    if (!isText(option.value)) return [];
    return isText(option.label) ? option : { ...option, label: option.value };
  });

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** @param records those of the source that a loaded record has, such as a customer's groups */
export const withKnown = (
  source: OptionSource,
  records: readonly { id: string; name: string }[] | null | undefined,
): OptionSource => ({
  ...source,
  known: optionsOf(listOf(records), ({ id, name }) => ({ value: id, label: name })),
});

/**
 * Lazily loads a source.
 *
 * @param source known upfront
 */
export const laterSource = (
  source: Pick<OptionSource, 'key' | 'detailed'>,
  load: () => Promise<Pick<OptionSource, 'find' | 'one'>>,
): OptionSource => ({
  ...source,
  find: async (search, signal) => (await load()).find(search, signal),
  one: async (value, signal) => (await load()).one(value, signal),
});

export function fixedSource(options: readonly Option[]): OptionSource {
  return {
    key: ['fixed', options],
    options,
    find: ({ q = '', limit, offset }) => {
      const wanted = q.toLocaleLowerCase();
      const matches = options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
      return Promise.resolve({
        options: matches.slice(offset, offset + limit),
        count: matches.length,
      });
    },
    one: (value) =>
      Promise.resolve(options.find((option) => option.value === value) ?? { value, label: value }),
  };
}

/** One option per value, such as a status. */
export const choiceSource = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): OptionSource => fixedSource(values.map((value) => ({ value, label: labelOf(value) })));

interface Loading<Row> {
  data: readonly Row[] | undefined;
  refetch: (options: {
    throwOnError: true;
  }) => Promise<{ readonly data: readonly Row[] | undefined }>;
}

/**
 * Options of a query, each record one. The picker shows a failed query, and reads again.
 *
 * @param name tells queries apart until they have data
 */
export const loadedSource = <Row>(
  name: string,
  { data, refetch }: Loading<Row>,
  toOption: (record: Row) => Option,
): OptionSource =>
  data
    ? fixedSource(optionsOf(data, toOption))
    : laterSource({ key: ['loading', name] }, async () =>
        fixedSource(optionsOf((await refetch({ throwOnError: true })).data ?? [], toOption)),
      );
