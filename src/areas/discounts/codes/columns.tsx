import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { DiscountStatusBadge, useStatusText } from '#shared/domain/discount-status.tsx';
import type { DiscountCode } from './codes.ts';
import { STATUSES } from './found.ts';

export function useCodeColumns(): Column<DiscountCode>[] {
  const { t } = useTranslation('discount-codes');
  const { t: discounts } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const format = useFormat();
  const make = useColumns<DiscountCode>();
  const statuses = STATUSES.map(statusText).join('\n');
  return useMemo(
    () => [
      make.name({
        id: 'code',
        header: discounts('columns.code'),
        sortBy: 'code',
        value: ({ code }) => code,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: statuses.split('\n'),
        value: (row) => <DiscountStatusBadge discount={row} />,
      }),
      make.text({
        id: 'used',
        header: discounts('columns.used'),
        align: 'end',
        sortBy: 'usage_count',
        priority: 1,
        value: ({ usage_count: used, usage_limit: limit }) =>
          limit
            ? discounts('page.ofLimit', { used: format.number(used), limit: format.number(limit) })
            : format.number(used),
      }),
      // Hidden by default, so that codes aren't cut: usually the creation time.
      make.date({
        id: 'starts',
        header: t('columns.starts'),
        field: 'starts_at',
        optional: true,
      }),
      make.date({ id: 'ends', header: t('columns.ends'), field: 'ends_at', priority: 2 }),
      make.date({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        optional: true,
      }),
    ],
    [t, discounts, common, make, format, statuses],
  );
}
