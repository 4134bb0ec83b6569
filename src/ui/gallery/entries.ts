import { lazy } from 'react';
import type { ComponentType } from 'react';

interface Entry {
  /** The last part of its address. */
  id: string;
  title: string;
  Component: ComponentType;
}

/** What the gallery shows. */
export const entries: readonly Entry[] = [
  { id: 'list', title: 'List', Component: lazy(() => import('./ListEntry.tsx')) },
  { id: 'picker', title: 'Pickers', Component: lazy(() => import('./PickerEntry.tsx')) },
];
