import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memoize } from '#ui/format/memoize.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useTag } from '#ui/format/useTag.ts';
import { NONE, readTaxKey } from './answers.ts';
import { useNames } from './names.ts';
import { namedId, namedKind } from './reports.ts';
import type { RowKind } from './reports.ts';

const REFUND_REASONS = ['discount', 'return', 'swap', 'claim', 'other'] as const;

const percents = memoize(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }),
);

interface RowNames {
  nameOf: (key: string) => string;
  pathOf: (key: string) => string | undefined;
  isPending: boolean;
  isNamePending: (key: string) => boolean;
}

/** @param keys rows to name; the fewer, the fewer calls */
export function useRowNames(rows: RowKind, keys: readonly string[]): RowNames {
  const { t } = useTranslation('reports');
  const tag = useTag();
  const kind = namedKind(rows);
  const ids = useMemo(
    () =>
      kind === undefined
        ? []
        : [...new Set(keys.filter((key) => key !== NONE).map((key) => namedId(rows, key)))],
    [kind, rows, keys],
  );
  const names = useNames(kind ?? 'country', ids);
  const isPending = ids.length > 0 && names.isPending;
  return useMemo(() => {
    const recordName = (id: string): string =>
      names.nameOf(id) ?? (isPending ? NO_VALUE : t('table.deleted'));
    const isReading = isPending && !names.error;
    const isUnknown = (key: string): boolean =>
      kind === undefined || key === NONE || names.nameOf(namedId(rows, key)) === undefined;
    return {
      isPending: isReading,
      isNamePending: (key) => isReading && key !== NONE && isUnknown(key),
      nameOf: (key) => {
        if (rows === 'refundReason') {
          const reason = REFUND_REASONS.find((known) => known === key);
          if (reason) return t(`table.refundReasons.${reason}`);
          return key === NONE ? t('table.none.returnReason') : key;
        }
        if (rows === 'taxRate') {
          const { rate } = readTaxKey(key);
          return t('table.taxRate', {
            region: recordName(namedId(rows, key)),
            rate: rate === null ? t('table.unknownRate') : percents(tag).format(rate / 100),
          });
        }
        if (key === NONE || kind === undefined) return kind ? t(`table.none.${kind}`) : NO_VALUE;
        return recordName(key);
      },
      pathOf: (key) => (isUnknown(key) ? undefined : names.pathOf(namedId(rows, key))),
    };
  }, [names, isPending, kind, rows, t, tag]);
}
