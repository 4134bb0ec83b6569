import { Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { fileUrl } from '#app/config/config.ts';
import type { ListedProduct } from './query.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { badgeWidth, widthFor } from '#ui/table/widths.ts';
import { PRODUCT_STATUSES, ProductStatusBadge } from '#shared/product-status.tsx';
import { StockCell } from './StockCell.tsx';
import { dateColumn, handleColumn, namesColumn } from '#shared/columns.tsx';
import { isSoldOut, stockOf } from './stock.ts';
import classes from './list.module.css';

/** Pixels of the stock; where there is no room for more, long words are cut. */
const STOCK_LEAST = 132;
/** Pixels to which names grow. */
const NAMES_MOST = 200;

/** The columns of the list. */
export function productColumns(
  t: TFunction<['products', 'common']>,
  format: Format,
  { tag, hasCategories }: { tag: string; hasCategories: boolean },
): Column<ListedProduct>[] {
  const stockText = (units: number, variants: string): string =>
    t('stock.units', { count: units, number: format.number(units), variants });
  const variantsText = (count: number): string =>
    t('stock.variants', { count, number: format.number(count) });
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: (product) => (
        <span className={classes.name}>
          <Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} />
          <span className={classes.names}>
            <bdi className={classes.title}>{product.title}</bdi>
            {product.subtitle ? <bdi className={classes.subtitle}>{product.subtitle}</bdi> : null}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      sortBy: 'status',
      width: badgeWidth(PRODUCT_STATUSES.map((status) => t(`common:productStatus.${status}`))),
      cell: (product) => <ProductStatusBadge status={product.status} />,
    },
    {
      id: 'stock',
      header: t('columns.stock'),
      width: STOCK_LEAST,
      maxWidth: widthFor([`${format.number(9999)} / ${variantsText(12)}`]),
      align: 'end',
      priority: 2,
      cell: (product) => {
        if (!product.variants) return <Skeleton height={10} width={90} />;
        const stock = stockOf(product.variants);
        if (stock.variants === 0)
          return <span className={classes.dim}>{t('stock.noVariants')}</span>;
        const variants = variantsText(stock.variants);
        const text = stock.managed
          ? stockText(stock.units, variants)
          : t('stock.notCounted', { variants });
        return (
          <StockCell
            product={product}
            text={text}
            figure={stock.managed ? format.number(stock.units) : undefined}
            detail={stock.managed ? variants : text}
            isEmpty={isSoldOut(product.status, stock)}
          />
        );
      },
    },
    {
      id: 'collection',
      header: t('columns.collection'),
      maxWidth: NAMES_MOST,
      priority: 2,
      cell: (product) => product.collection?.title ?? <EmptyCell />,
    },
    {
      id: 'type',
      header: t('columns.type'),
      maxWidth: NAMES_MOST,
      priority: 3,
      optional: true,
      cell: (product) => product.type?.value ?? <EmptyCell />,
    },
    namesColumn(
      { id: 'channels', header: t('columns.channels'), width: 150, maxWidth: NAMES_MOST },
      (product) => product.sales_channels?.map(({ name }) => name),
    ),
    dateColumn(
      { id: 'created', header: t('columns.created'), sortBy: 'created_at' },
      tag,
      (product) => product.created_at,
    ),
    dateColumn(
      { id: 'updated', header: t('product.changed'), sortBy: 'updated_at', optional: true },
      tag,
      (product) => product.updated_at,
    ),
    handleColumn({
      id: 'handle',
      header: t('fields.handle'),
      sortBy: 'handle',
      maxWidth: NAMES_MOST,
      optional: true,
    }),
    namesColumn(
      { id: 'tags', header: t('fields.tags'), maxWidth: NAMES_MOST, optional: true },
      (product) => product.tags?.map(({ value }) => value),
    ),
    ...(hasCategories
      ? [
          namesColumn<ListedProduct>(
            {
              id: 'categories',
              header: t('fields.categories'),
              maxWidth: NAMES_MOST,
              optional: true,
            },
            (product) => product.categories?.map(({ name }) => name),
          ),
        ]
      : []),
    {
      id: 'variants',
      header: t('product.variants'),
      align: 'end',
      priority: 3,
      optional: true,
      cell: (product) => (product.variants ? format.number(product.variants.length) : null),
    },
    namesColumn(
      { id: 'sku', header: t('fields.sku'), maxWidth: NAMES_MOST, optional: true },
      (product) => product.variants?.flatMap(({ sku }) => (sku ? [sku] : [])),
    ),
  ];
}
