import type { ReactNode } from 'react';
import type { ActionProps, CellProps, RecordProps } from '#extension';
import { DialogFooter, EmptyCell, SectionNote, useTexts } from '#extension/parts.ts';

export function KeptTile(): ReactNode {
  const t = useTexts();
  return <SectionNote>{t('text', { count: 2 })}</SectionNote>;
}

export const KeptSection = ({ id, record }: RecordProps<'order'>): ReactNode => (
  <SectionNote>
    {id} {record.display_id}
  </SectionNote>
);

export function KeptCell({ id, row, ids }: CellProps<'orders'>): ReactNode {
  if (row.display_id === undefined) return <EmptyCell />;
  return `${row.display_id} (${ids.indexOf(id) + 1}/${ids.length})`;
}

export const KeptDialog = ({ id, record, onClose }: ActionProps<'customer'>): ReactNode => (
  <DialogFooter>
    <button type="button" onClick={onClose}>
      {id} {record.email}
    </button>
  </DialogFooter>
);
