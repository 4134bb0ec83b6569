import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Column } from '#ui/table/columns.ts';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { DiscountStatusBadge, useStatusText } from '#shared/domain/discount-status.tsx';
import { regionsOf, ruleOf } from '../rule.ts';
import { useSentence } from '../useSentence.ts';
import type { ListedDiscount } from './query.ts';

const STATUSES = ['active', 'scheduled', 'expired', 'disabled', 'usedUp'] as const;

/** Minor units; sizes the column. */
const USUAL_VALUE = 9999;

export function useDiscountColumns(): Column<ListedDiscount>[] {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const sentence = useSentence();
  const format = useFormat();
  const make = useColumns<ListedDiscount>();
  const statuses = STATUSES.map(statusText).join('\n');
  return useMemo(
    () => [
      make.name({
        id: 'code',
        header: t('columns.code'),
        sortBy: 'code',
        value: ({ code }) => code,
      }),
      make.text({
        id: 'rule',
        header: t('columns.rule'),
        value: (row) => sentence.short(ruleOf(row)),
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
      make.text({
        id: 'used',
        header: t('columns.used'),
        align: 'end',
        sortBy: 'usage_count',
        value: ({ usage_count: used, usage_limit: limit }) =>
          limit
            ? t('page.ofLimit', { used: format.number(used), limit: format.number(limit) })
            : format.number(used),
      }),
      make.names({
        id: 'regions',
        header: t('columns.regions'),
        value: (row) => readEach(regionsOf(row), ({ name }) => name),
      }),
      make.date({ id: 'ends', header: t('columns.ends'), field: 'ends_at' }),
      make.date({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        optional: true,
      }),
    ],
    [t, common, make, sentence, format, statuses],
  );
}
