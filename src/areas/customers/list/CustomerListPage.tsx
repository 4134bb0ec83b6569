import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { useNewKey } from '#shared/useNewKey.ts';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { customerRecord } from '../customer/query.ts';
import { customerName } from '#shared/customer-names.ts';
import { listColumns } from './columns.tsx';
import { useOrderSummaries } from './orders.ts';
import { customerList } from './query.ts';
import { useFilters } from './useFilters.ts';

const CustomerCreateForm = lazyNamed(
  () => import('../CustomerCreateForm.tsx'),
  'CustomerCreateForm',
);

const FORMS = ['new'] as const;

/** All customers: found, filtered and sorted by the server. */
export function CustomerListPage(): ReactNode {
  const { t } = useTranslation('customers');
  const [params] = useSearchParams();
  const state = useListState(customerList.filters);
  const list = customerList.usePage(state);
  const rows = useOrderSummaries(list.data?.customers, state);
  const format = useFormat();
  const tag = useTag();
  const queryClient = useQueryClient();
  const form = useOpenForm(FORMS);
  const filters = useFilters();
  const error = useErrorText(list.error);
  const columns = useMemo(() => listColumns(t, format, tag), [t, format, tag]);
  useNewKey(t('create.new'), () => form.open('new'));
  const newCustomer = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => form.open('new')}
    >
      {t('create.new')}
    </Button>
  );
  return (
    <Page title={t('list.title')} fill actions={newCustomer}>
      <List
        id="customers"
        label={t('list.title')}
        state={state}
        result={{
          rows,
          count: list.data?.count,
          isStale: list.isPlaceholderData,
          error: list.isLoadingError ? error : undefined,
          retry: () => void list.refetch(),
        }}
        columns={columns}
        rowId={(customer) => customer.id}
        rowName={customerName}
        rowHref={(customer) => paths.customer(customer.id, { list: params.toString() })}
        onIntent={(customer) => customerRecord.start(queryClient, customer.id)}
        defaultOrder={customerList.defaultOrder}
        searchLabel={t('list.search')}
        filters={filters}
        texts={{
          failed: t('list.failed'),
          empty: {
            title: t('list.empty'),
            text: t('list.emptyText'),
            icon: <IconUsers size={30} stroke={1.4} aria-hidden />,
            action: newCustomer,
          },
          noMatch: { title: t('list.noMatch'), text: t('list.noMatchText') },
        }}
      />
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <CustomerCreateForm onClose={form.close} /> },
        }}
      />
    </Page>
  );
}
