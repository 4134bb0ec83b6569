import { useMemo } from 'react';
import { memoize } from '#ui/format/memoize.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import type { ColumnKind } from './columns.ts';

const percents = memoize(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
);
const decimals = memoize((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

export type Write = (kind: ColumnKind, value: number | undefined) => string;

/** Unknown values become –. `tick` is short, for an axis. */
export function useWrite(): { write: Write; tick: Write } {
  const tag = useTag();
  const { number } = useFormat();
  const { format, formatTick } = useAmounts();
  return useMemo(() => {
    const writeWith =
      (amount: (minor: number) => string): Write =>
      (kind, value) => {
        if (value === undefined) return NO_VALUE;
        switch (kind) {
          case 'amount':
            return amount(value);
          case 'count':
            return number(value);
          case 'percent':
            return percents(tag).format(value);
          case 'number':
            return decimals(tag).format(value);
          default:
            return kind satisfies never;
        }
      };
    return { write: writeWith(format), tick: writeWith(formatTick) };
  }, [tag, number, format, formatTick]);
}
