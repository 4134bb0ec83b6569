import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { CountedLocation } from './CountedLocation.tsx';
import { countedItems } from './query.ts';

export function StocktakePage(): ReactNode {
  const { t } = useTranslation('inventory');
  const locations = useStockLocations();
  const items = useQuery(countedItems);
  const user = useSession().data?.user;
  const content = (): ReactNode => {
    const error = locations.error ?? items.error;
    const retry = (): void => {
      for (const read of [locations, items]) if (!read.isSuccess) void read.refetch();
    };
    if (error && !(locations.data && items.data)) {
      return <QueryError title={t('stocktake.failed')} error={error} onRetry={retry} />;
    }
    if (!locations.data || !items.data || !user) {
      return (
        <>
          <SlowNotice onRetry={retry} />
          <FormSkeleton fields={2} />
        </>
      );
    }
    const [first] = locations.data;
    if (!first) {
      return (
        <EmptyState
          icon={<IconMapPinOff size={30} stroke={1.4} aria-hidden />}
          title={t('stocktake.noLocation')}
          text={t('stocktake.noLocationText')}
        />
      );
    }
    return (
      <CountedLocation
        key={user.id}
        locations={[first, ...locations.data.slice(1)]}
        owner={ownerKey(user.id)}
        items={items.data}
      />
    );
  };
  return (
    <Page title={t('stocktake.title')} back={{ to: paths.inventory(), label: t('list.title') }}>
      {content()}
    </Page>
  );
}
