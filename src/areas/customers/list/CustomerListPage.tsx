import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { personName } from '#ui/format/person-name.ts';
import { useExportMenu } from '#shared/export/useListExport.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import { useList } from '#shared/list/useList.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { customerRecord } from '../customer/query.ts';
import type { FileCustomer } from '../export/customer-file.ts';
import { useListColumns } from './columns.tsx';
import { useOrderSummaries } from './orders.ts';
import { customerList } from './query.ts';
import { startingViews } from './views.ts';

const CustomerCreateForm = lazyNamed(
  () => import('../CustomerCreateForm.tsx'),
  'CustomerCreateForm',
);

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentCustomerChanges = lazyNamed(
  () => import('../bulk/RecentCustomerChanges.tsx'),
  'RecentCustomerChanges',
);

const FORMS = ['new'] as const;

export function CustomerListPage(): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const list = useList(customerList);
  const rows = useOrderSummaries(list.result.rows, list.state);
  const columns = useListColumns();
  const starting = useMemo(() => startingViews(t), [t]);
  const form = useOpenForm(FORMS);
  const format = useFormat();
  const file = useExportMenu<FileCustomer>('customers', {
    isEmpty: list.result.count === 0,
    prepare: async (call) => {
      const { customerFile } = await import('../export/customer-file.ts');
      return customerFile(list.state, { t, common, format }, call);
    },
  });
  return (
    <ListPage
      id="customers"
      list={{ ...list, result: { ...list.result, rows } }}
      columns={columns}
      startingViews={starting}
      countOf={customerList}
      filters={{
        groups: { label: t('fields.groups'), source: customerGroupSource },
        has_account: {
          label: t('columns.account'),
          single: true,
          source: fixedSource([
            { value: 'true', label: t('account.account') },
            { value: 'false', label: t('account.guest') },
          ]),
        },
        created_at: t('page.since'),
        updated_at: t('filters.updated'),
      }}
      rowName={personName}
      rowPath={paths.customer}
      record={customerRecord}
      icon={IconUsers}
      namespace="customers"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      laterActions={<RecentCustomerChanges />}
      menu={file.menu}
      above={file.bar}
      renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      readAllIds={async () =>
        (await import('#shared/bulk/matching.ts')).readIdsOf(customerList, list.state)
      }
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
