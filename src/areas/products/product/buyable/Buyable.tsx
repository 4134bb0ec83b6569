import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../app/query/useErrorText.ts';
import { Section } from '../../../../ui/page/Section.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { TextSkeleton } from '../../../../ui/states/Skeletons.tsx';
import { SlowNotice } from '../../../../ui/states/SlowNotice.tsx';
import { useRegions } from '../../../shared/lists.ts';
import type { Product } from '../query.ts';
import { Points } from './Points.tsx';
import { Summary } from './Summary.tsx';
import classes from './buyable.module.css';
import { useFindings } from './useFindings.ts';
import { useShops } from './useShops.ts';
import { useViewpoint } from './useViewpoint.ts';
import { judge } from './verdict.ts';

export interface BuyableProps {
  product: Product;
  /** Nothing is asked for meanwhile, as while the product is being deleted. */
  isPaused: boolean;
}

/** Whether a shopper of a region can buy the product, and what stands in the way. */
export function Buyable({ product, isPaused }: BuyableProps): ReactNode {
  const { t } = useTranslation('buyable');
  const [viewpoint, setViewpoint] = useViewpoint();
  const regions = useRegions();
  const shops = useShops(viewpoint.shop);
  const region = regions.data?.find(({ id }) => id === viewpoint.region) ?? regions.data?.[0];
  const { findings, ...storefront } = useFindings({
    product,
    regionId: region?.id,
    keyId: shops.shop?.id,
    shopChannels: shops.channels,
    isEnabled: !isPaused && !shops.isPending,
  });
  const error = regions.error ?? shops.error ?? storefront.error;
  const { text, detail } = useErrorText(error);
  const retry = (): void => {
    if (regions.isError) void regions.refetch();
    shops.retry();
    storefront.retry();
  };
  const content = (): ReactNode => {
    if (error) {
      return <ErrorState title={t('failed')} text={text} detail={detail} onRetry={retry} />;
    }
    if (regions.data?.length === 0) return <p className={classes.quiet}>{t('noRegion')}</p>;
    if (!findings || !region) {
      return (
        <>
          <TextSkeleton lines={6} />
          <SlowNotice onRetry={retry} />
        </>
      );
    }
    const verdict = judge(findings);
    return (
      <>
        <Summary verdict={verdict} region={region.name} />
        <Points
          product={product}
          verdict={verdict}
          findings={findings}
          region={region.name}
          currency={region.currency_code.toUpperCase()}
        />
      </>
    );
  };
  return (
    <Section title={t('title')}>
      <div className={classes.viewpoint}>
        {regions.data && regions.data.length > 1 ? (
          <NativeSelect
            size="xs"
            data-no-translate
            label={t('region')}
            value={region?.id ?? ''}
            data={regions.data.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setViewpoint({ region: event.currentTarget.value })}
          />
        ) : null}
        {shops.shops.length > 1 ? (
          <NativeSelect
            size="xs"
            data-no-translate
            label={t('shop')}
            value={shops.shop?.id ?? ''}
            data={shops.shops.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => setViewpoint({ shop: event.currentTarget.value })}
          />
        ) : null}
      </div>
      <div className={classes.body}>{content()}</div>
    </Section>
  );
}
