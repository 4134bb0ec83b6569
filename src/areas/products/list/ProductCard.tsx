import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { ProductStatusBadge } from '#shared/domain/product-status.tsx';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import { isSoldOut, stockOf } from './stock.ts';

export function ProductCard({ product }: { product: ListedProduct }): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const stock = product.variants && stockOf(product.variants);
  return (
    <span className={classes.card}>
      <Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} size="fill" />
      <span className={classes.title}>{product.title}</span>
      <span className={classes.cardFacts}>
        <ProductStatusBadge status={product.status} />
        {stock?.managed ? (
          <span
            data-empty={isSoldOut(product.status, stock) || undefined}
            className={classes.stock}
          >
            {t('stock.stocked')} {format.number(stock.units)}
          </span>
        ) : null}
      </span>
    </span>
  );
}
