import type { OptionSource } from '../picker/source.ts';

interface FilterBase {
  /** URL parameter. */
  name: string;
  label: string;
}

export interface ChoiceFilter extends FilterBase {
  source: OptionSource;
  single?: boolean;
}

export interface DatesFilter extends FilterBase {
  kind: 'dates';
}

export type Filter = ChoiceFilter | DatesFilter;
