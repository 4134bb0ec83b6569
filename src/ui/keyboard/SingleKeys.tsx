import { createContext, useContext } from 'react';

/**
 * Whether single keys (J, K, X, `/` …) act as shortcuts. People who dictate, or type with assistive technology, can switch them off;
 * arrows, Enter and Space work in any case.
 */
export const SingleKeys = createContext(true);

export const useSingleKeys = (): boolean => useContext(SingleKeys);
