import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Where a record's page is, besides its record. */
export interface RecordPlace {
  /** The record that the address names. */
  id: string;
  /** The list that the record was opened from, as one left it. */
  list: string;
  back: { to: string; label: string };
  /** Stands beside the record until the sections there are drawn. */
  sideSkeleton: ReactNode;
  /** Someone is asked whether the record is to be deleted, or it is being deleted. */
  isRemoving: boolean;
  setRemoving: (isRemoving: boolean) => void;
  /** To be told as soon as the record has been deleted, before anything asks for it again. */
  onGone: () => void;
}

export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined);

/**
 * Where the page of a record is.
 *
 * @throws Error outside of a `RecordPage`
 */
export function useRecordPlace(): RecordPlace {
  const place = useContext(RecordPlaceContext);
  if (!place) throw new Error('useRecordPlace is for what a RecordPage shows');
  return place;
}
