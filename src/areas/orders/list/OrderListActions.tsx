import { IconFileExport, IconListCheck } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useShortcuts } from '#app/shortcuts/registry.ts';
import type { ListSettings } from '#ui/list/useListPreferences.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { ShownList } from '#shared/list/useList.ts';
import { NewOrders } from './NewOrders.tsx';
import type { OrderPage, OrderRow } from './query.ts';
import { useNewOrders } from './useNewOrders.ts';

const OrderExportDialog = lazyNamed(
  () => import('../export/OrderExportDialog.tsx'),
  'OrderExportDialog',
);

interface OrderListActionsProps {
  list: ShownList<OrderRow, OrderPage>;
  settings: ListSettings;
}

/** Deferred until the rows are rendered. */
export function OrderListActions(props: OrderListActionsProps): ReactNode {
  const { list, settings } = props;
  const { t } = useTranslation('orders');
  const { count, isReading, show } = useNewOrders(list);
  const [isExporting, setExporting] = useState(false);
  const navigate = useNavigate();
  const queue = paths.orderQueue(settings.query);
  const shortcuts = useMemo(
    () => [{ keys: 'q', label: t('list.queue'), run: () => void navigate(queue) }],
    [navigate, queue, t],
  );
  useShortcuts(shortcuts);
  return (
    <>
      <NewOrders count={count} isReading={isReading} onShow={show} />
      <MoreMenu label={t('list.more')} place="page">
        <MoreItem icon={IconListCheck} to={queue}>
          {t('list.queue')}
        </MoreItem>
        <MoreItem icon={IconFileExport} onClick={() => setExporting(true)}>
          {t('export.action')}
        </MoreItem>
      </MoreMenu>
      {isExporting ? (
        <Suspense fallback={null}>
          <OrderExportDialog
            view={list.state}
            count={list.query.data?.count}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
