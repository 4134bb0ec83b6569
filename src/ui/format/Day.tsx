import type { ReactNode } from 'react';
import { useFormat } from './useFormat.ts';

/** The day of an instant, as the reader writes it; the time to whoever points at it. */
export function Day({ instant }: { instant: string }): ReactNode {
  const format = useFormat();
  return (
    <time dateTime={instant} title={format.dateTime(instant)}>
      {format.date(instant)}
    </time>
  );
}
