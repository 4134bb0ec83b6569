import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { BulkAction } from './actions.ts';
import type { EarlierProduct } from './change.ts';

interface BulkWords {
  /** What was done to how many products. */
  done: (action: BulkAction, count: number) => string;
  /** Names the products of one call. */
  several: (products: readonly EarlierProduct[]) => string;
}

/** Sentences that the parts of bulk changes share. */
export function useBulkWords(): BulkWords {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  return {
    done: (action, count) =>
      t('done', {
        action: t(`action.${action}`),
        products: t('products', { count, number: format.number(count) }),
      }),
    several: (products) => {
      const [first, ...rest] = products;
      const title = first?.title ?? '';
      if (rest.length === 0) return title;
      return t('andMore', { first: title, count: rest.length, number: format.number(rest.length) });
    },
  };
}
