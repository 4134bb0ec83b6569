import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Section } from '#ui/page/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import type { Product } from '../query.ts';
import { RegionList } from './RegionList.tsx';
import { Summary } from './Summary.tsx';
import classes from './availability.module.css';
import { judgeRegions, overview, pickShop } from './overview.ts';
import { useFacts, useListed } from './useFacts.ts';
import { useShops } from './useShops.ts';
import { useViewpoint } from './useViewpoint.ts';

export interface AvailabilityProps {
  product: Product;
  /** Disables queries, e.g. while the product is being deleted. */
  isPaused: boolean;
}

export function Availability({ product, isPaused }: AvailabilityProps): ReactNode {
  const { t } = useTranslation('availability');
  const [viewpoint, setViewpoint] = useViewpoint();
  const regions = useRegions();
  const { shops, ...keys } = useShops();
  const regionIds = regions.data?.map(({ id }) => id);
  const { facts, ...storefront } = useFacts({
    product,
    regionIds,
    shops,
    isEnabled: !isPaused && !keys.isPending,
  });
  const shop = facts && pickShop(facts, regionIds ?? [], shops, viewpoint.shop);
  const { isListed, ...listed } = useListed(product, isPaused ? undefined : shop);
  const error =
    (regions.isLoadingError ? regions.error : null) ??
    keys.error ??
    storefront.error ??
    listed.error;
  const { text, detail } = useErrorText(error);
  const retry = (): void => {
    if (regions.isError) void regions.refetch();
    keys.retry();
    storefront.retry();
    listed.retry();
  };
  const content = (): ReactNode => {
    if (error) {
      return <ErrorState title={t('failed')} text={text} detail={detail} onRetry={retry} />;
    }
    if (regions.data?.length === 0) return <p className={classes.quiet}>{t('noRegion')}</p>;
    if (!regions.data || !facts || !shop || isListed === undefined) {
      return (
        <div className={classes.waiting}>
          <TextSkeleton lines={6} />
          <SlowNotice onRetry={retry} />
        </div>
      );
    }
    const found = overview(
      facts,
      judgeRegions(facts, regionIds ?? [], shop, isListed),
      shops,
      shop,
    );
    return (
      <div className={classes.answer} data-state={found.state}>
        <Summary overview={found} regions={regions.data} shop={shop} />
        {shops.length > 1 ? (
          <NativeSelect
            size="xs"
            data-no-translate
            className={classes.viewpoint}
            label={t('shop')}
            value={shop.id}
            data={shops.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => setViewpoint({ shop: event.currentTarget.value })}
          />
        ) : null}
        <RegionList
          product={product}
          verdicts={found.regions}
          regions={regions.data}
          wanted={viewpoint.region}
          onWant={(region) => setViewpoint({ region })}
        />
      </div>
    );
  };
  return <Section title={t('title')}>{content()}</Section>;
}
