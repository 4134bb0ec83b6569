import type { DecimalSign } from '#ui/money/parse.ts';
import type { FileEdit } from '#shared/jobs/useFileEdits.ts';

/** A file as it stands in the grid. A column whose target is undefined is unknown, '' leaves it out. */
export interface Sheet {
  /** Headers as the file has them. */
  headers: readonly string[];
  /** The server's column for each. */
  targets: readonly (string | undefined)[];
  rows: readonly (readonly string[])[];
  /** The number of each row in a spreadsheet, where the header and blank rows count too. */
  lines: readonly number[];
  /**
   * The sign before decimals in each column, as its cells had it when the file was read: what is mended since says
   * nothing of the others. Undefined where they say nothing or disagree.
   */
  decimals: readonly (DecimalSign | undefined)[];
}

/** What a file's columns are once some of them are said to be something else. */
export const withTargets = (
  targets: Sheet['targets'],
  chosen: ReadonlyMap<number, string>,
): Sheet['targets'] => targets.map((now, column) => chosen.get(column) ?? now);

export type Edit = FileEdit;

/** What a store has that a file can name. */
export interface StoreFacts {
  /** In capitals, the store's own first. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency: string }[];
  /** The store's default channel first. */
  channels: readonly { id: string; name: string }[];
  collections: readonly string[];
  categories: readonly string[];
  /** The stock locations; empty where the store doesn't count by location. */
  locations: readonly { id: string; name: string }[];
  /** Where stock goes for which a file names no location; undefined where someone has to say it, or there is none. */
  usualLocation: string | undefined;
  /** Whether stock is counted by inventory items, which an import doesn't make. */
  hasInventory: boolean;
}

export type ProblemCode =
  | 'unknownColumn'
  | 'twiceColumn'
  | 'missingColumn'
  | 'required'
  | 'newTitle'
  | 'number'
  | 'decimalComma'
  | 'thousands'
  | 'tagSigns'
  | 'whichLocation'
  | 'integer'
  | 'boolean'
  | 'status'
  | 'country'
  | 'negative'
  | 'decimals'
  | 'tooLarge'
  | 'tooLong'
  | 'handle'
  | 'address'
  | 'currency'
  | 'region'
  | 'location'
  | 'channel'
  | 'collection'
  | 'category'
  | 'agree'
  | 'keep'
  | 'skuTwice'
  | 'barcodeTwice'
  | 'variantTwice'
  | 'optionsTwice'
  | 'optionValue'
  | 'unknownOption'
  | 'unknownProduct'
  | 'unknownVariant'
  | 'handleTaken'
  | 'skuTaken'
  | 'barcodeTaken'
  | 'notCounted'
  | 'leadingZero'
  | 'spaces'
  | 'contract';

export interface Problem {
  /** Its place among the rows; -1 for the header. */
  row: number;
  /** Its place among the columns; -1 for a column that is missing. */
  column: number;
  code: ProblemCode;
  /** What the sentence about it names. */
  value?: string;
  /** The upload may go ahead all the same. */
  isWarning?: boolean;
  /** What would mend it. */
  fix?: string;
}
