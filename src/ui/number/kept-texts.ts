import { createContext } from 'react';

/** Typed texts of number fields that aren’t numbers. */
export interface KeptTexts {
  textOf: (field: string) => string | undefined;
  /** Undefined once the field holds a number. */
  keep: (field: string, text: string | undefined) => void;
}

/** For forms whose values are stored: NaN doesn't tell what was typed. */
export const KeptTextsContext = createContext<KeptTexts | undefined>(undefined);
