import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
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
import { judgeRegions, overview } from './overview.ts';
import { callsFor, useFacts, useListed } from './useFacts.ts';
import { useShop } from './useShop.ts';
import { useViewpoint } from './useViewpoint.ts';

/** For twenty regions. */
const UNASKED_CALLS = 41;

export interface AvailabilityProps {
  product: Product;
  /** Disables queries, e.g. while the product is being deleted. */
  isPaused: boolean;
}

export function Availability({ product, isPaused }: AvailabilityProps): ReactNode {
  const { t } = useTranslation('availability');
  const [viewpoint, setViewpoint] = useViewpoint();
  const regions = useRegions();
  const { shop, names, ...keys } = useShop(product.sales_channels ?? [], viewpoint.shop);
  const [isWanted, setWanted] = useState(false);
  const regionIds = regions.data?.map(({ id }) => id);
  const isAsked = isWanted || callsFor(product, regionIds ?? [], shop) <= UNASKED_CALLS;
  const { facts, ...storefront } = useFacts({
    product,
    regionIds,
    shop,
    isEnabled: isAsked && !isPaused,
  });
  const { isListed, ...listed } = useListed(product, isPaused || !facts ? undefined : shop);
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
    if (!isAsked && !facts) {
      return (
        <Button size="compact-sm" variant="default" onClick={() => setWanted(true)}>
          {t('check')}
        </Button>
      );
    }
    const found =
      facts && shop && isListed !== undefined
        ? overview(judgeRegions(facts, regionIds ?? [], shop, isListed))
        : undefined;
    return (
      <div className={classes.answer} data-state={found?.state}>
        {found ? <Summary overview={found} regions={regions.data ?? []} /> : null}
        {names.length > 1 ? (
          <NativeSelect
            size="xs"
            data-no-translate
            className={classes.viewpoint}
            label={t('shop')}
            value={names.find(({ id }) => id === viewpoint.shop)?.id ?? ''}
            data={[
              { value: '', label: t('anyShop') },
              ...names.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(event) => setViewpoint({ shop: event.currentTarget.value })}
          />
        ) : null}
        {found && regions.data ? (
          <RegionList
            product={product}
            verdicts={found.regions}
            regions={regions.data}
            wanted={viewpoint.region}
            onWant={(region) => setViewpoint({ region })}
          />
        ) : (
          <div className={classes.waiting}>
            <TextSkeleton lines={6} />
            <SlowNotice onRetry={retry} />
          </div>
        )}
      </div>
    );
  };
  return <Section title={t('title')}>{content()}</Section>;
}
