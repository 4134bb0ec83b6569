import type { Problem } from './problems.ts';
import type { CreateValues } from './values.ts';

/** What each step's screen gets. */
export interface StepProps {
  values: CreateValues;
  change: (change: (values: CreateValues) => CreateValues) => void;
  /** One has tried to save: missing things are marked. */
  isChecked: boolean;
  /** What was found then. */
  problems: readonly Problem[];
}
