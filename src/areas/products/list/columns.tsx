import type { TFunction } from 'i18next';
import { fileUrl } from '../../../app/config/config.ts';
import type { ListedProduct } from './query.ts';
import type { Format } from '../../../ui/format/useFormat.ts';
import { Thumbnail } from '../../../ui/media/Thumbnail.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { ProductStatusBadge } from '../status.tsx';
import { stockOf } from './stock.ts';
import classes from './list.module.css';

/** The columns of the list. */
export function productColumns(t: TFunction<'products'>, format: Format): Column<ListedProduct>[] {
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: (product) => (
        <span className={classes.name}>
          <Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} />
          <span className={classes.names}>
            <span className={classes.title}>{product.title}</span>
            {product.subtitle ? <span className={classes.subtitle}>{product.subtitle}</span> : null}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (product) => <ProductStatusBadge status={product.status} />,
    },
    {
      id: 'stock',
      header: t('columns.stock'),
      priority: 2,
      cell: (product) => {
        const stock = stockOf(product.variants ?? []);
        if (stock.variants === 0)
          return <span className={classes.dim}>{t('stock.noVariants')}</span>;
        const variants = t('stock.variants', {
          count: stock.variants,
          number: format.number(stock.variants),
        });
        if (!stock.managed) return t('stock.notCounted', { variants });
        return (
          <span data-empty={stock.units <= 0 || undefined} className={classes.stock}>
            {t('stock.units', { count: stock.units, number: format.number(stock.units), variants })}
          </span>
        );
      },
    },
    {
      id: 'collection',
      header: t('columns.collection'),
      priority: 2,
      cell: (product) => product.collection?.title ?? <span className={classes.dim}>–</span>,
    },
    {
      id: 'type',
      header: t('columns.type'),
      priority: 3,
      cell: (product) => product.type?.value ?? <span className={classes.dim}>–</span>,
    },
    {
      id: 'channels',
      header: t('columns.channels'),
      priority: 3,
      cell: (product) => {
        const names = (product.sales_channels ?? []).map((channel) => channel.name);
        if (names.length === 0) return <span className={classes.dim}>–</span>;
        const [first = '', ...rest] = names;
        return (
          <span title={format.list(names)}>
            {rest.length === 0
              ? first
              : t('channels.more', { first, number: format.number(rest.length) })}
          </span>
        );
      },
    },
    {
      id: 'created',
      header: t('columns.created'),
      sortBy: 'created_at',
      align: 'end',
      priority: 3,
      cell: (product) => (
        <time dateTime={product.created_at} title={format.dateTime(product.created_at)}>
          {format.date(product.created_at)}
        </time>
      ),
    },
  ];
}
