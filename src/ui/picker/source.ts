import type { QueryKey } from '@tanstack/react-query';
import { readEach } from '../format/read-each.ts';

export interface Option {
  value: string;
  label: string;
  /** What tells it from others of its name: a SKU, an address. Shown by a source that is `detailed`. */
  detail?: string;
  /** Address of its picture, null when it has none; shown by a source that is `detailed`. */
  image?: string | null;
  /** It can't be chosen; its detail says why. */
  isDisabled?: boolean;
}

/** A search among records: what was typed, and which part of the matches is wanted. */
export interface Search {
  q?: string;
  limit: number;
  offset: number;
}

/** One part of the matches. */
export interface Matches<Found extends Option = Option> {
  options: Found[];
  /** All records that match, as the server counts them. */
  count: number;
}

/** Where a picker's options come from. */
export interface OptionSource<Found extends Option = Option> {
  /** Begins with the query key of the records, so that a change of them refreshes the options too. */
  key: QueryKey;
  find: (search: Search, signal: AbortSignal) => Promise<Matches<Found>>;
  /** Options have a second line and a picture. */
  detailed?: boolean;
  /** How many options there are, where that is known without asking. */
  size?: number;
  /** The option of one chosen value, which no search may have shown yet. */
  one: (value: string, signal: AbortSignal) => Promise<Option>;
}

/**
 * The options that records make. One without an id is left out, one without a name goes by its id: a record that isn't
 * as it should be takes no other one's choice away.
 */
export const optionsOf = <Row, Found extends Option>(
  records: readonly Row[],
  toOption: (record: Row) => Found,
): Found[] =>
  readEach(records, toOption).flatMap((option) => {
    if (!isText(option.value)) return [];
    return isText(option.label) ? option : { ...option, label: option.value };
  });

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * A source whose code comes when it is first asked, for a page that has rows to show first.
 *
 * @param source what is known of it before
 */
export const laterSource = (
  source: Pick<OptionSource, 'key' | 'detailed'>,
  load: () => Promise<OptionSource>,
): OptionSource => ({
  ...source,
  find: async (search, signal) => (await load()).find(search, signal),
  one: async (value, signal) => (await load()).one(value, signal),
});

/** A source for a short, fixed list. */
export function fixedSource(options: readonly Option[]): OptionSource {
  return {
    key: ['fixed', options],
    size: options.length,
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
