import { createContext, useContext } from 'react';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import type { GridEdits } from '#ui/grid/edits.ts';

export interface PriceSheet extends GridHandle {
  edits: GridEdits;
}

export const PriceSheetContext = createContext<PriceSheet | undefined>(undefined);

/** @throws Error outside a `PriceGrid` */
export function usePriceSheet(): PriceSheet {
  const sheet = useContext(PriceSheetContext);
  if (!sheet) throw new Error('usePriceSheet is for the tools of a PriceGrid');
  return sheet;
}
