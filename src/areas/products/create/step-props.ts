import type { Problem } from './problems.ts';
import type { CreateValues } from './values.ts';

export interface StepProps {
  values: CreateValues;
  change: (change: (values: CreateValues) => CreateValues) => void;
  /** Number of save attempts; from 1 on, fields show their errors. */
  attempt: number;
  /** Problems after the last attempt. */
  problems: readonly Problem[];
}
