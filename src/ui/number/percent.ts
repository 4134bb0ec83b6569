import { NO_VALUE } from '../format/instant.ts';
import { madeOnce } from '../format/made-once.ts';

const percents = madeOnce(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }),
);

/** A rate as the reader writes it, a dash for what is none. @param rate percent, such as 19 or 5.5 */
export const formatPercent = (rate: unknown, tag: string): string =>
  typeof rate === 'number' && Number.isFinite(rate) ? percents(tag).format(rate / 100) : NO_VALUE;
