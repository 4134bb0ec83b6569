import type { TFunction } from 'i18next';
import { fileUrl } from '#app/config/config.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { ProductStatusBadge } from '../product-status.tsx';
import { dayWidth } from '#ui/table/widths.ts';
import type { Member } from './members.ts';
import { HandleCell } from '../HandleCell.tsx';
import classes from './product-set.module.css';

/** The columns of a set's products. */
export function memberColumns(t: TFunction<'sets'>, tag: string): Column<Member>[] {
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: (product) => (
        <span className={classes.name}>
          <Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} />
          <bdi>{product.title}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (product) => <ProductStatusBadge status={product.status} />,
    },
    {
      id: 'handle',
      header: t('columns.handle'),
      sortBy: 'handle',
      priority: 3,
      cell: ({ handle }) => <HandleCell handle={handle} />,
    },
    {
      id: 'created',
      header: t('columns.created'),
      sortBy: 'created_at',
      width: dayWidth(tag),
      align: 'end',
      priority: 3,
      cell: (product) => <DateText instant={product.created_at} />,
    },
  ];
}
