import type { Problem } from './problems.ts';
import type { CreateValues } from './values.ts';

/** What each step's screen gets. */
export interface StepProps {
  values: CreateValues;
  change: (change: (values: CreateValues) => CreateValues) => void;
  /** How often one has tried to save: missing things are marked, and what is wrong gets the focus. */
  attempt: number;
  /** What was found then. */
  problems: readonly Problem[];
}
