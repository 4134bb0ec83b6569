import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { DiscountStatusBadge, useStatusText } from '#shared/domain/discount-status.tsx';
import { regionNamesOf, ruleOf } from '../rule.ts';
import { useShortSentence } from '../useShortSentence.ts';
import { STATUSES } from './query.ts';
import type { ListedDiscount } from './query.ts';

/** Minor units; sizes the column. */
const USUAL_VALUE = 9999;
/** Pixels. */
const CODE = 170;

/** @param regionCount of the store; undefined while unknown */
export function useDiscountColumns(regionCount: number | undefined): Column<ListedDiscount>[] {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const sentence = useShortSentence();
  const format = useFormat();
  const make = useColumns<ListedDiscount>();
  const statuses = STATUSES.map(statusText).join('\n');
  return useMemo(() => {
    const regionText = ({ length: count }: readonly string[]): string => {
      if (count === regionCount) return t('regions.all');
      return t('regions.some', { count, number: format.number(count) });
    };
    const regions = make.names({
      id: 'regions',
      header: t('columns.regions'),
      value: regionNamesOf,
    });
    return [
      make.name({
        id: 'code',
        header: t('columns.code'),
        sortBy: 'code',
        width: CODE,
        value: ({ code }) => code,
      }),
      make.text({
        id: 'rule',
        header: t('columns.rule'),
        value: (row) => sentence(ruleOf(row)),
        fills: true,
        // Keeps the amount visible in narrow tables: some languages put it last.
        width: widthFor(
          (['total', 'item'] as const).map((of) =>
            t(`sentence.fixed.${of}`, { value: format.money(USUAL_VALUE, 'eur') }),
          ),
        ),
        maxWidth: 520,
        priority: 1,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: statuses.split('\n'),
        value: (row) => <DiscountStatusBadge discount={row} />,
      }),
      make.amount({
        id: 'used',
        header: t('columns.used'),
        kind: 'figure',
        sortBy: 'usage_count',
        priority: 2,
        text: ({ usage_count: used, usage_limit: limit }) =>
          limit
            ? t('page.ofLimit', { used: format.number(used), limit: format.number(limit) })
            : format.number(used),
      }),
      {
        ...regions,
        text: (row) => {
          const names = regionNamesOf(row);
          return names.length > 1 ? regionText(names) : names[0];
        },
        cell: (row) => {
          const names = regionNamesOf(row);
          return names.length > 1 ? (
            <span title={format.list(names)}>{regionText(names)}</span>
          ) : (
            regions.cell(row)
          );
        },
      },
      make.date({ id: 'ends', header: t('columns.ends'), field: 'ends_at' }),
      make.date({
        id: 'starts',
        header: t('fields.starts'),
        field: 'starts_at',
        optional: 'wide',
      }),
      make.date({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        optional: 'wide',
      }),
    ];
  }, [t, common, make, sentence, format, statuses, regionCount]);
}
