import { IconFileExport, IconUsers } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useListState } from '#ui/list/useListState.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { customerName } from '#shared/customer-names.ts';
import { useListExport } from '#shared/export/useListExport.ts';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { ListPage } from '#shared/ListPage.tsx';
import { useListResult } from '#shared/useListResult.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { customerRecord } from '../customer/query.ts';
import { listColumns } from './columns.tsx';
import { useOrderSummaries } from './orders.ts';
import { customerList } from './query.ts';
import type { ListedCustomer } from './query.ts';
import { useFilters } from './useFilters.ts';

const CustomerCreateForm = lazyNamed(
  () => import('../CustomerCreateForm.tsx'),
  'CustomerCreateForm',
);
const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentCustomerChanges = lazyNamed(
  () => import('../bulk/RecentCustomerChanges.tsx'),
  'RecentCustomerChanges',
);
const ExportProgress = lazyNamed(
  () => import('#shared/export/ExportProgress.tsx'),
  'ExportProgress',
);

const FORMS = ['new'] as const;

/** All customers: found, filtered and sorted by the server. */
export function CustomerListPage(): ReactNode {
  const { t } = useTranslation('customers');
  const state = useListState(customerList.filters);
  const result = useListResult(customerList.usePage(state), ({ customers }) => customers);
  const rows = useOrderSummaries(result.rows, state);
  const format = useFormat();
  const tag = useTag();
  const form = useOpenForm(FORMS);
  const filters = useFilters();
  const columns = useMemo(() => listColumns(t, format, tag), [t, format, tag]);
  // What is pressed comes after what is read.
  const hasContent = useFirstContent();
  const file = useListExport<ListedCustomer>();
  const startExport = (): void =>
    file.start(async (call) => {
      const { customerFile } = await import('../export/customer-file.ts');
      return customerFile(state, { t, format }, call);
    });
  return (
    <ListPage
      id="customers"
      icon={IconUsers}
      state={state}
      result={{ ...result, rows }}
      columns={columns}
      rowName={customerName}
      defaultOrder={customerList.defaultOrder}
      filters={filters}
      record={customerRecord}
      path={paths.customer}
      texts={{
        title: t('list.title'),
        search: t('list.search'),
        failed: t('list.failed'),
        empty: t('list.empty'),
        emptyText: t('list.emptyText'),
        noMatch: t('list.noMatch'),
        noMatchText: t('list.noMatchText'),
        create: t('create.new'),
      }}
      onCreate={() => form.open('new')}
      actions={
        <>
          {hasContent ? (
            <Suspense fallback={null}>
              <RecentCustomerChanges />
            </Suspense>
          ) : null}
          <MoreMenu label={t('page.more')} place="page">
            <MoreItem
              icon={IconFileExport}
              disabled={result.count === 0 || file.progress !== undefined}
              onClick={startExport}
            >
              {t('export.action')}
            </MoreItem>
          </MoreMenu>
        </>
      }
      notice={
        file.progress ? (
          <Suspense fallback={null}>
            <ExportProgress {...file.progress} onStop={file.stop} />
          </Suspense>
        ) : null
      }
      renderBulkActions={(ids, clear) => (
        <Suspense fallback={null}>
          <BulkActions ids={ids} clear={clear} />
        </Suspense>
      )}
      readAllIds={async () => (await import('../bulk/matching.ts')).readMatchingCustomers(state)}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <CustomerCreateForm onClose={form.close} /> },
        }}
      />
    </ListPage>
  );
}
