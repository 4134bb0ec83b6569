import type { ReactNode } from 'react';
import { readInstant } from './instant.ts';
import { useFormat } from './useFormat.ts';
import { useMoment } from './useMoment.ts';

/** – for no instant; the tooltip has the time. */
export function DateText({ instant }: { instant: string }): ReactNode {
  const format = useFormat();
  const moment = useMoment();
  if (!readInstant(instant)) return <span>{format.date(instant)}</span>;
  return (
    <time dateTime={instant} title={moment(instant)}>
      {format.date(instant)}
    </time>
  );
}
