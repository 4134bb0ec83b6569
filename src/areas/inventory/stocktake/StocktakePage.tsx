import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';
import { Page } from '#ui/page/Page.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { Counting } from './Counting.tsx';
import { lastCountedAt } from './stored-counts.ts';
import { countedItems } from './query.ts';
import classes from './stocktake.module.css';

export function StocktakePage(): ReactNode {
  const { t } = useTranslation('inventory');
  const locations = useStockLocations();
  const items = useQuery(countedItems);
  const [chosen, setChosen] = useState<string | null>(null);
  const user = useSession().data?.user;
  const owner = user ? ownerKey(user.id) : undefined;
  const [last] = useState(() => (owner === undefined ? undefined : lastCountedAt(owner)));
  const location = locations.data?.find(({ id }) => id === (chosen ?? last)) ?? locations.data?.[0];
  const content = (): ReactNode => {
    const error = locations.error ?? items.error;
    const retry = (): void => {
      for (const read of [locations, items]) if (!read.isSuccess) void read.refetch();
    };
    if (error && !(locations.data && items.data)) {
      return <QueryError title={t('stocktake.failed')} error={error} onRetry={retry} />;
    }
    if (!locations.data || !items.data || owner === undefined) {
      return (
        <>
          <SlowNotice onRetry={retry} />
          <FormSkeleton fields={2} />
        </>
      );
    }
    if (!location) {
      return (
        <EmptyState
          icon={<IconMapPinOff size={30} stroke={1.4} aria-hidden />}
          title={t('stocktake.noLocation')}
          text={t('stocktake.noLocationText')}
        />
      );
    }
    return (
      <>
        <div className={classes.location}>
          <EntitySelect
            label={t('stock.location')}
            keepOne
            source={fixedSource(locations.data.map(({ id, name }) => ({ value: id, label: name })))}
            value={location.id}
            onChange={setChosen}
          />
        </div>
        <Counting location={location} owner={owner} items={items.data} />
      </>
    );
  };
  return (
    <Page title={t('stocktake.title')} back={{ to: paths.inventory(), label: t('list.title') }}>
      {content()}
    </Page>
  );
}
