import type { DecimalSign } from '#ui/number/parse.ts';
import type { FileEdit } from './useFileEdits.ts';

export interface Sheet {
  headers: readonly string[];
  /** Server column per file column; undefined if unknown, '' if skipped. */
  targets: readonly (string | undefined)[];
  rows: readonly (readonly string[])[];
  /** Spreadsheet line numbers, which count the header and blank lines. */
  lines: readonly number[];
  /** Decimal sign per column as read, so that fixes don't change how other cells are read. Undefined if unclear. */
  decimals: readonly (DecimalSign | undefined)[];
}

export const withTargets = (
  targets: Sheet['targets'],
  chosen: ReadonlyMap<number, string>,
): Sheet['targets'] => targets.map((now, column) => chosen.get(column) ?? now);

export type Edit = FileEdit;

export interface StoreFacts {
  /** Uppercase, default first. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency: string }[];
  /** Default channel first. */
  channels: readonly { id: string; name: string }[];
  collections: readonly string[];
  categories: readonly string[];
  locations: readonly { id: string; name: string }[];
  /** Location of stock without one in the file; undefined if the user must choose or there is none. */
  defaultLocation: string | undefined;
  /** Imports don't create inventory items. */
  hasInventory: boolean;
  hasCategories: boolean;
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
  /** Row index; -1 for the header. */
  row: number;
  /** Column index; -1 if missing. */
  column: number;
  code: ProblemCode;
  value?: string;
  isWarning?: boolean;
  fix?: string;
}
