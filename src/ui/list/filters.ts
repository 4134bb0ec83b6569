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

/** Of an extension that is gone or failed. */
interface MissingFilter extends FilterBase {
  kind: 'missing';
}

export type Filter = ChoiceFilter | DatesFilter | MissingFilter;
