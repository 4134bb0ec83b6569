import { NO_VALUE } from '../format/instant.ts';
import { memoize } from '../format/memoize.ts';

const percents = memoize(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }),
);

/** @param rate percent, such as 5.5; anything but a number gives – */
export const formatPercent = (rate: unknown, tag: string): string =>
  typeof rate === 'number' && Number.isFinite(rate) ? percents(tag).format(rate / 100) : NO_VALUE;
