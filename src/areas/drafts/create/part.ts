import type { DraftProblems } from './problems.ts';
import type { DraftValues } from './values.ts';

/** What every section of the page of a new draft is given. */
export interface DraftPart {
  values: DraftValues;
  change: (change: (values: DraftValues) => DraftValues) => void;
  /** Undefined until one has tried to create it. */
  problems: DraftProblems | undefined;
}
