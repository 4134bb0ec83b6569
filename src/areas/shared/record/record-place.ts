import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

export interface RecordPlace {
  id: string;
  /** Of the page's texts. */
  namespace: string;
  /** Query string of the list. */
  list: string;
  back: { to: string; label: string };
  sideSkeleton: ReactNode;
  /** True while confirming or deleting. */
  isRemoving: boolean;
  setRemoving: (isRemoving: boolean) => void;
  /** Call when deleted, before any refetch. */
  onGone: () => void;
}

export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined);

/** @throws Error outside a `RecordPage` */
export function useRecordPlace(): RecordPlace {
  const place = useContext(RecordPlaceContext);
  if (!place) throw new Error('useRecordPlace is for what a RecordPage shows');
  return place;
}
