import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { ListPage } from '#shared/ListPage.tsx';
import { customerGroupSource } from '#shared/sources.ts';
import { useList } from '#shared/useList.ts';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { customerRecord } from '../customer/query.ts';
import { customerName } from '../names.ts';
import { useCustomerColumns } from './columns.tsx';
import { useOrderSummaries } from './orders.ts';
import { customerList } from './query.ts';

const CustomerCreateForm = lazyNamed(
  () => import('../CustomerCreateForm.tsx'),
  'CustomerCreateForm',
);

const FORMS = ['new'] as const;

/** All customers: found, filtered and sorted by the server. */
export function CustomerListPage(): ReactNode {
  const { t } = useTranslation('customers');
  const list = useList(customerList);
  const rows = useOrderSummaries(list.result.rows, list.state);
  const columns = useCustomerColumns();
  const form = useOpenForm(FORMS);
  return (
    <ListPage
      id="customers"
      list={{ ...list, result: { ...list.result, rows } }}
      columns={columns}
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
      rowName={customerName}
      rowPath={paths.customer}
      record={customerRecord}
      icon={IconUsers}
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
