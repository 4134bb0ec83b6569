import type { ReactNode } from 'react';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import classes from '#ui/table/DataTable.module.css';

/** A record's part of its address in the shop, in a list. */
export function HandleCell({ handle }: { handle: string | null | undefined }): ReactNode {
  return handle ? (
    <bdi dir="ltr" className={classes.text} style={{ color: 'var(--mantine-color-dimmed)' }}>
      /{handle}
    </bdi>
  ) : (
    <EmptyCell />
  );
}
