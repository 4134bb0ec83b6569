import { createContext } from 'react';
import type { RefObject } from 'react';

/** The place at the foot of the page around; undefined outside of pages. */
export const PageFooterContext = createContext<RefObject<HTMLElement | null> | undefined>(
  undefined,
);
