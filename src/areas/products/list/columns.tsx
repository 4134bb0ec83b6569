import { Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { fileUrl } from '#app/config/config.ts';
import type { ListedProduct } from './query.ts';
import { FirstOfMany } from '#ui/format/FirstOfMany.tsx';
import { Day } from '#ui/format/Day.tsx';
import type { Format } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { Nothing } from '#ui/table/Nothing.tsx';
import { dayWidth, widthFor } from '#ui/table/widths.ts';
import { PRODUCT_STATUSES, ProductStatusBadge } from '#shared/product-status.tsx';
import { StockCell } from './StockCell.tsx';
import { isSoldOut, stockOf } from './stock.ts';
import { HandleCell } from '#shared/HandleCell.tsx';
import classes from './list.module.css';

/** Pixels of a badge's dot and edges, and of a column of short ones. */
const BADGE = 28;
const BADGE_LEAST = 108;
/** Pixels of the stock; where there is no room for more, long words are cut. */
const STOCK_LEAST = 132;
/** Pixels to which names grow. */
const NAMES_MOST = 200;

/** The columns of the list. */
export function productColumns(
  t: TFunction<'products'>,
  format: Format,
  { tag, hasCategories }: { tag: string; hasCategories: boolean },
): Column<ListedProduct>[] {
  const dateWidth = dayWidth(tag);
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
      width: Math.max(
        BADGE_LEAST,
        widthFor(
          PRODUCT_STATUSES.map((status) => t(`status.${status}`)),
          BADGE,
        ),
      ),
      cell: (product) => <ProductStatusBadge status={product.status} />,
    },
    {
      id: 'stock',
      header: t('columns.stock'),
      width: STOCK_LEAST,
      widest: widthFor([`${format.number(9999)} / ${variantsText(12)}`]),
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
      widest: NAMES_MOST,
      priority: 2,
      cell: (product) => product.collection?.title ?? <Nothing />,
    },
    {
      id: 'type',
      header: t('columns.type'),
      widest: NAMES_MOST,
      priority: 3,
      optional: true,
      cell: (product) => product.type?.value ?? <Nothing />,
    },
    {
      id: 'channels',
      header: t('columns.channels'),
      width: 150,
      widest: NAMES_MOST,
      priority: 3,
      cell: (product) => <Names names={(product.sales_channels ?? []).map(({ name }) => name)} />,
    },
    {
      id: 'created',
      header: t('columns.created'),
      sortBy: 'created_at',
      width: dateWidth,
      align: 'end',
      priority: 3,
      cell: (product) => <Day instant={product.created_at} />,
    },
    {
      id: 'updated',
      header: t('product.changed'),
      sortBy: 'updated_at',
      width: dateWidth,
      align: 'end',
      priority: 3,
      optional: true,
      cell: (product) => <Day instant={product.updated_at} />,
    },
    {
      id: 'handle',
      header: t('fields.handle'),
      sortBy: 'handle',
      widest: NAMES_MOST,
      priority: 3,
      optional: true,
      cell: (product) => <HandleCell handle={product.handle} />,
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      widest: NAMES_MOST,
      priority: 3,
      optional: true,
      cell: (product) => <Names names={(product.tags ?? []).map(({ value }) => value)} />,
    },
    ...(hasCategories
      ? [
          {
            id: 'categories',
            header: t('fields.categories'),
            widest: NAMES_MOST,
            priority: 3 as const,
            optional: true,
            cell: (product: ListedProduct) => (
              <Names names={(product.categories ?? []).map(({ name }) => name)} />
            ),
          },
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
    {
      id: 'sku',
      header: t('fields.sku'),
      widest: NAMES_MOST,
      priority: 3,
      optional: true,
      cell: (product) => (
        <Names names={(product.variants ?? []).flatMap(({ sku }) => (sku ? [sku] : []))} />
      ),
    },
  ];
}

const Names = ({ names }: { names: readonly string[] }): ReactNode =>
  names.length === 0 ? <Nothing /> : <FirstOfMany all={names} />;
