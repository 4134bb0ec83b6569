import type { TFunction } from 'i18next';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { badgeWidth } from '#ui/table/widths.ts';
import { PRODUCT_STATUSES, ProductStatusBadge, statusName } from '../product-status.tsx';
import { dateColumn, handleColumn } from '../columns.tsx';
import type { Member } from './members.ts';
import tableClasses from '#ui/table/DataTable.module.css';
import classes from './product-set.module.css';

/** The columns of a set's products. */
export function memberColumns(
  t: TFunction<'sets'>,
  { tag, common }: { tag: string; common: TFunction<'common'> },
): Column<Member>[] {
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: (product) => (
        <span className={classes.name}>
          <Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} />
          <bdi className={tableClasses.text}>{product.title}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: badgeWidth(PRODUCT_STATUSES.map((status) => statusName(status, common))),
      cell: (product) => <ProductStatusBadge status={product.status} />,
    },
    handleColumn({ id: 'handle', header: t('columns.handle'), sortBy: 'handle' }),
    dateColumn(
      { id: 'created', header: t('columns.created'), sortBy: 'created_at' },
      tag,
      (product) => product.created_at,
    ),
  ];
}
