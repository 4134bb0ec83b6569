import { createContext } from 'react';

/**
 * The place at the foot of the page around: undefined outside of pages, null until it is mounted.
 */
export const PageFooterContext = createContext<HTMLElement | null | undefined>(undefined);
