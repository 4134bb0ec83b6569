import { useQuery } from '@tanstack/react-query';
import { IconPackageOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { orderStockOptions } from '../order/actions/stock.ts';
import type { Order } from '../order/query.ts';
import { itemsToPick, pickList } from './pick-list.ts';
import { PickListSheet } from './PickListSheet.tsx';
import { SheetPlace } from './SheetPlace.tsx';
import { useSheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

interface PickSheetsProps {
  orders: readonly Order[];
  language: string;
  store: string;
}

export function PickSheets({ orders, language, store }: PickSheetsProps): ReactNode {
  const { t } = useTranslation('order-print');
  const { t: common } = useTranslation('common');
  const [made] = useState(() => new Date());
  const words = useSheetWords([language])?.(language);
  const locations = useStockLocations();
  const stock = useQuery(orderStockOptions(orders.flatMap(itemsToPick)));
  if (!words || locations.isPending || stock.isPending) return <SheetPlace />;
  const isKnown = locations.data !== undefined && stock.data !== undefined;
  const places = pickList(
    orders,
    isKnown ? stock.data : undefined,
    locations.data?.map(({ id }) => id) ?? [],
  );
  if (places.length === 0) {
    return (
      <EmptyState
        icon={<IconPackageOff size={30} stroke={1.4} />}
        title={t('page.nothingToPick')}
        text={t('page.nothingToPickText')}
      />
    );
  }
  const retry = (): void => {
    if (locations.isError) void locations.refetch();
    if (stock.isError) void stock.refetch();
  };
  const needing = new Set(
    places.flatMap(({ picks }) => picks.flatMap((pick) => pick.orders.map(({ id }) => id))),
  );
  return (
    <>
      {isKnown ? null : (
        <div className={classes.notice}>
          <Banner tone="warning" action={{ label: common('actions.retry'), onClick: retry }}>
            {t('page.stockFailed')}
          </Banner>
        </div>
      )}
      <PickListSheet
        places={places}
        locations={new Map(locations.data?.map(({ id, name }) => [id, name]))}
        orders={needing.size}
        words={words}
        store={store}
        made={made}
      />
    </>
  );
}
