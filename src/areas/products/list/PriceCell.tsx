import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownCurrency } from '#app/flags/FeatureFlags.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import classes from './list.module.css';
import { priceRange } from './prices.ts';
import type { ListedProduct } from './query.ts';

interface PriceCellProps {
  variants: NonNullable<ListedProduct['variants']>;
}

/** Price in the store's default currency; “from …” if variants differ. */
export function PriceCell({ variants }: PriceCellProps): ReactNode {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const currency = useShownCurrency();
  if (currency === undefined) return <Skeleton height={10} width={90} inline />;
  const range = priceRange(variants, currency);
  if (!range) return <EmptyCell />;
  const price = money(range.lowest, currency);
  return (
    <bdi className={classes.price}>
      {range.lowest === range.highest ? price : t('prices.from', { price })}
    </bdi>
  );
}
