import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { ProductStatusBadge } from '#shared/product-status.tsx';
import classes from './list.module.css';
import type { ListedProduct } from './query.ts';
import { stockOf } from './stock.ts';

/** A product as a card: its picture, its name, its status and its stock. */
export function ProductCard({ product }: { product: ListedProduct }): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const stock = stockOf(product.variants ?? []);
  return (
    <span className={classes.card}>
      <span className={classes.cardPicture}>
        {product.thumbnail ? (
          <img src={fileUrl(product.thumbnail)} alt="" loading="lazy" decoding="async" />
        ) : (
          <IconPhoto size={32} stroke={1.2} aria-hidden />
        )}
      </span>
      <span className={classes.title}>{product.title}</span>
      <span className={classes.cardFacts}>
        <ProductStatusBadge status={product.status} />
        {stock.managed ? (
          <span data-empty={stock.units <= 0 || undefined} className={classes.stock}>
            {t('stock.stocked')} {format.number(stock.units)}
          </span>
        ) : null}
      </span>
    </span>
  );
}
