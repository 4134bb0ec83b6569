import type { FileEdit } from '#shared/jobs/useFileEdits.ts';

/** A file as it stands in the grid. A column whose target is undefined is unknown, '' leaves it out. */
export interface Sheet {
  /** Headers as the file has them. */
  headers: readonly string[];
  /** The server's column for each. */
  targets: readonly (string | undefined)[];
  rows: readonly (readonly string[])[];
}

export type Edit = FileEdit;

/** What a store has that a file can name. */
export interface StoreFacts {
  /** In capitals. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency: string }[];
  /** The store's default channel first. */
  channels: readonly { id: string; name: string }[];
  collections: readonly string[];
  categories: readonly string[];
  /** Where stock lies, the store's default location first; empty where the store doesn't count by location. */
  locations: readonly { id: string; name: string }[];
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
