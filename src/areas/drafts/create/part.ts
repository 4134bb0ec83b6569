import type { DraftProblems } from './problems.ts';
import type { DraftValues } from './values.ts';

export interface DraftPart {
  values: DraftValues;
  change: (change: (values: DraftValues) => DraftValues) => void;
  /** Undefined until the first attempt to create. */
  problems: DraftProblems | undefined;
}
