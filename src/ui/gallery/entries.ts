import { lazy } from 'react';
import type { ComponentType } from 'react';

interface Entry {
  /** Last part of the URL. */
  id: string;
  title: string;
  Component: ComponentType;
}

export const entries: readonly Entry[] = [
  { id: 'list', title: 'List', Component: lazy(() => import('./ListEntry.tsx')) },
  { id: 'inputs', title: 'Inputs', Component: lazy(() => import('./InputsEntry.tsx')) },
  { id: 'overlays', title: 'Overlays', Component: lazy(() => import('./OverlayEntry.tsx')) },
  { id: 'data', title: 'Data', Component: lazy(() => import('./DataEntry.tsx')) },
  { id: 'grid', title: 'Grid', Component: lazy(() => import('./GridEntry.tsx')) },
  { id: 'files', title: 'Files', Component: lazy(() => import('./FilesEntry.tsx')) },
  { id: 'states', title: 'States', Component: lazy(() => import('./StatesEntry.tsx')) },
  { id: 'parts', title: 'Parts', Component: lazy(() => import('./PartsEntry.tsx')) },
  { id: 'charts', title: 'Charts', Component: lazy(() => import('./ChartEntry.tsx')) },
  { id: 'picker', title: 'Pickers', Component: lazy(() => import('./PickerEntry.tsx')) },
];
