import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import type { ListedProduct } from './query.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { NameDetail } from '#ui/table/NameDetail.tsx';
import { widthFor } from '#ui/table/widths.ts';
import { PRODUCT_STATUSES, productStatusBadge } from '#shared/domain/product-status.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { placeOf, useColumns } from '#shared/list/columns.tsx';
import { stockOf } from './stock.ts';
import type { Stock } from './stock.ts';

/** Minor units; most products cost less. */
const USUAL_PRICE = 99_900;
const USUAL_STOCK = { variants: 12, units: 9999 };

const StockCell = lazyNamed(() => import('./StockCell.tsx'), 'StockCell');
const PriceCell = lazyNamed(() => import('./PriceCell.tsx'), 'PriceCell');

interface WithVariantsProps {
  product: ListedProduct;
  isDrawn: boolean;
  children: (variants: NonNullable<ListedProduct['variants']>) => ReactNode;
}

function WithVariants({ product, isDrawn, children }: WithVariantsProps): ReactNode {
  if (!product.variants) return placeOf(product, 90);
  const onItsWay = <Skeleton height={10} width={90} inline />;
  return isDrawn ? <Suspense fallback={onItsWay}>{children(product.variants)}</Suspense> : onItsWay;
}

/** @param isDrawn rows have rendered: load the code of the variant cells */
export function useProductColumns(
  hasCategories: boolean,
  isDrawn: boolean,
): Column<ListedProduct>[] {
  const { t } = useTranslation(['products', 'common']);
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const make = useColumns<ListedProduct>();
  return useMemo(() => {
    const stockText = ({ variants, units }: Pick<Stock, 'variants' | 'units'>): string =>
      `${variants > 1 ? t('stock.variants', { count: variants, number: format.number(variants) }) : ''} ${format.number(units)}`;
    return [
      make.name({
        id: 'title',
        header: t('columns.title'),
        sortBy: 'title',
        value: ({ title }) => title,
        text: ({ title, subtitle }) => `${title} ${subtitle ?? ''}`,
        after: ({ subtitle }) => (subtitle ? <NameDetail>{subtitle}</NameDetail> : null),
        picture: ({ thumbnail }) => <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} />,
      }),
      make.badge({
        id: 'status',
        header: t('common:fields.status'),
        sortBy: 'status',
        texts: PRODUCT_STATUSES.map((status) => t(`common:productStatus.${status}`)),
        value: ({ status }) => productStatusBadge(status, common),
      }),
      {
        id: 'stock',
        header: t('columns.stock'),
        width: widthFor([stockText(USUAL_STOCK)]),
        text: ({ variants }) => variants && stockText(stockOf(variants)),
        align: 'end',
        priority: 2,
        cell: (product) => (
          <WithVariants product={product} isDrawn={isDrawn}>
            {(variants) => <StockCell product={{ ...product, variants }} />}
          </WithVariants>
        ),
      },
      {
        id: 'price',
        header: t('columns.price'),
        width: widthFor([t('prices.from', { price: format.money(USUAL_PRICE, 'eur') })]),
        align: 'end',
        kind: 'amount',
        priority: 2,
        cell: (product) => (
          <WithVariants product={product} isDrawn={isDrawn}>
            {(variants) => <PriceCell variants={variants} />}
          </WithVariants>
        ),
      },
      make.text({
        id: 'collection',
        header: t('columns.collection'),
        priority: 3,
        value: ({ collection }) => collection?.title ?? null,
      }),
      make.text({
        id: 'type',
        header: t('common:fields.type'),
        priority: 3,
        optional: 'wide',
        value: ({ type }) => type?.value ?? null,
      }),
      make.names({
        id: 'channels',
        header: t('common:fields.channels'),
        width: 150,
        value: (product) => product.sales_channels.map(({ name }) => name),
      }),
      make.date({
        id: 'created',
        header: t('columns.created'),
        field: 'created_at',
        optional: true,
      }),
      make.date({
        id: 'updated',
        header: t('product.changed'),
        field: 'updated_at',
        optional: 'wide',
      }),
      make.handle({
        id: 'handle',
        header: t('fields.handle'),
        field: 'handle',
        optional: true,
      }),
      make.names({
        id: 'tags',
        header: t('fields.tags'),
        optional: true,
        value: (product) => product.tags?.map(({ value }) => value),
      }),
      ...(hasCategories
        ? [
            make.names({
              id: 'categories',
              header: t('fields.categories'),
              optional: true,
              value: (product) => product.categories?.map(({ name }) => name),
            }),
          ]
        : []),
      make.count({
        id: 'variants',
        header: t('product.variants'),
        priority: 3,
        optional: true,
        value: ({ variants }) => variants?.length,
      }),
      make.names({
        id: 'sku',
        header: t('fields.sku'),
        optional: true,
        value: (product) => product.variants?.flatMap(({ sku }) => (sku ? [sku] : [])),
      }),
    ];
  }, [t, common, format, make, hasCategories, isDrawn]);
}
