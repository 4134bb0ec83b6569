import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { PRODUCT_STATUSES, ProductStatusBadge, statusName } from '../domain/product-status.tsx';
import { useColumns } from '../list/columns.tsx';
import type { SetProduct } from './query.ts';

export function useMemberColumns(): Column<SetProduct>[] {
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const make = useColumns<SetProduct>();
  return useMemo(
    () => [
      make.name({
        id: 'title',
        header: common('fields.title'),
        sortBy: 'title',
        value: ({ title }) => title,
        picture: ({ thumbnail }) => <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} />,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: PRODUCT_STATUSES.map((status) => statusName(status, common)),
        value: ({ status }) => <ProductStatusBadge status={status} />,
      }),
      make.handle({ id: 'handle', header: t('columns.handle'), field: 'handle' }),
      make.date({ id: 'created', header: t('columns.created'), field: 'created_at' }),
    ],
    [t, common, make],
  );
}
