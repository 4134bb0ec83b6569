import { createContext, useContext } from 'react';

/**
 * Single-key shortcuts (J, K, X, `/` …); can be off for dictation and assistive technology. Arrows, Enter and Space
 * always work.
 */
export const SingleKeys = createContext(true);

export const useSingleKeys = (): boolean => useContext(SingleKeys);

/** `aria-keyshortcuts` of a single-key shortcut; none while these are off. */
export const useKeyHint = (keys: string | undefined): { 'aria-keyshortcuts'?: string } =>
  useSingleKeys() && keys !== undefined ? { 'aria-keyshortcuts': keys } : {};
