import { Button } from '@mantine/core';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetVariantInventoryQueryOptions } from '#generated/admin/variants/variants.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { stockRecord } from '#shared/inventory/levels.ts';
import type { LevelsProps } from '#shared/inventory/useLevels.ts';
import { ensureItem, readItem } from './inventory.ts';
import type { Variant } from './variant.ts';

type StockedVariant = Pick<Variant, 'id' | 'title' | 'sku' | 'manage_inventory'>;

interface StockLoaderProps {
  variant: StockedVariant;
  onClose: () => void;
  /** Link to the setting that counts the variant's stock. */
  countAction: ReactNode;
  /** Approximate height of the form in pixels. */
  height: number;
  /** Ignores cached data. */
  isFresh?: boolean;
  children: (levels: LevelsProps) => ReactNode;
}

export function StockLoader(props: StockLoaderProps): ReactNode {
  const { variant, onClose, countAction, height, isFresh = false, children } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const [openedAt] = useState(Date.now);
  const inventory = useQuery({
    ...getGetVariantInventoryQueryOptions(variant.id),
    ...(isFresh ? { refetchOnMount: 'always' } : {}),
  });
  const locations = useStockLocations();
  const { text, detail } = useErrorText(inventory.error ?? locations.error);
  const isRead = inventory.data && (!isFresh || inventory.dataUpdatedAt >= openedAt);
  // Once the form is shown, a failed refetch must not drop its input.
  if ((inventory.isError && !isRead) || locations.isLoadingError) {
    return (
      <ErrorState
        title={t('stock.failed')}
        text={text}
        detail={detail}
        onRetry={() => void Promise.all([inventory.refetch(), locations.refetch()])}
      />
    );
  }
  if (!isRead || !locations.data) {
    return <Skeleton height={height} />;
  }
  const item = inventory.data.variant.inventory[0];
  // Counted variants get their inventory item with the first save.
  if (!item && !variant.manage_inventory) {
    return (
      <EmptyState
        title={t('stock.notCountedTitle')}
        text={t('stock.notCountedText')}
        action={countAction}
      />
    );
  }
  if (locations.data.length === 0) {
    return (
      <EmptyState
        title={t('stock.noLocations')}
        text={t('stock.noLocationsText')}
        action={
          <Button variant="default" onClick={onClose}>
            {common('actions.close')}
          </Button>
        }
      />
    );
  }
  return children({
    item: {
      title: variant.title,
      read: async (call) => stockRecord(await readItem(variant.id, call)),
      make: (call) => ensureItem(variant.id, variant.sku ?? '', call),
    },
    record: stockRecord(item),
    locations: locations.data,
    onClose,
  });
}
