import { useState } from 'react';

/** The row that a dialog is about: as the list has it now, or as it was once it is gone. */
export function useChosenRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
): [chosen: Row | undefined, choose: (row: Row | undefined) => void] {
  const [chosen, choose] = useState<Row>();
  return [chosen && (rows?.find((row) => row?.id === chosen.id) ?? chosen), choose];
}
