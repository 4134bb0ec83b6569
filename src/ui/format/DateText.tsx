import type { ReactNode } from 'react';
import { formatFor } from './format.ts';
import { readInstant } from './instant.ts';
import { momentOf, useMomentWords } from './useMoment.ts';
import type { MomentWords } from './useMoment.ts';

/** – for no instant; the tooltip has the time. */
export function dateText(instant: string, words: MomentWords): ReactNode {
  const { date } = formatFor(words.tag);
  if (!readInstant(instant)) return <span>{date(instant)}</span>;
  return (
    <time dateTime={instant} title={momentOf(instant, words)}>
      {date(instant)}
    </time>
  );
}

export const DateText = ({ instant }: { instant: string }): ReactNode =>
  dateText(instant, useMomentWords());
