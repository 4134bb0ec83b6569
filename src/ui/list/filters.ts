import type { OptionSource } from '../picker/source.ts';

interface FilterBase {
  /** Its parameter in the address. */
  name: string;
  label: string;
}

/** A filter with a list of choices, several of which may hold. */
export interface ChoiceFilter extends FilterBase {
  source: OptionSource;
  /** Only one of them may hold. */
  single?: boolean;
}

/** A filter for a range of days. */
export interface DatesFilter extends FilterBase {
  kind: 'dates';
}

export type Filter = ChoiceFilter | DatesFilter;
