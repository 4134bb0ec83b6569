import type { TFunction } from 'i18next';
import { listCustomerGroups } from '#generated/admin/customer-groups/customer-groups.ts';
import { listCustomers } from '#generated/admin/customers/customers.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf, OrderOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Format } from '#ui/format/useFormat.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { FileColumn } from '#shared/export/list-file.ts';
import type { ExportedList } from '#shared/export/useListExport.tsx';
import type { RowOf } from '#shared/list/list-query.ts';
import { summaryOf } from '../list/orders.ts';
import { customersOfFile } from '../list/query.ts';

export type FileCustomer = RowOf<typeof customersOfFile>;

interface Words {
  t: TFunction<'customers'>;
  common: TFunction<'common'>;
}

/** Group names by customer id. */
type GroupNames = ReadonlyMap<string, readonly string[]>;

/** A list filtered by groups omits a customer's other groups, so all groups are read. */
async function readGroupNames(call: CallOptions): Promise<GroupNames> {
  const groups = await everyPage(async ({ limit, offset }) => {
    const { customer_groups: rows, count } = await listCustomerGroups(
      {
        limit,
        offset,
        order: 'name' satisfies OrderOf<typeof listCustomerGroups>,
        fields: joinNames<FieldOf<typeof listCustomerGroups>>('id', 'name', 'customers.id'),
      },
      call,
    );
    return { rows, count };
  });
  const names = new Map<string, string[]>();
  for (const { name, customers = [] } of groups) {
    for (const { id } of customers) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

/** Ids, days and amounts stay machine-readable, as the server writes them. */
export function fileColumns(
  { t, common }: Words,
  groupNames: GroupNames | undefined,
): FileColumn<FileCustomer>[] {
  const namesOf = ({ id, groups }: FileCustomer): readonly string[] =>
    groupNames ? (groupNames.get(id) ?? []) : groups.map(({ name }) => name);
  return [
    { name: 'ID', value: ({ id }) => id },
    { name: common('fields.email'), value: ({ email }) => email },
    { name: t('fields.first_name'), value: ({ first_name: name }) => name },
    { name: t('fields.last_name'), value: ({ last_name: name }) => name },
    { name: t('fields.phone'), value: ({ phone }) => phone },
    {
      name: t('columns.account'),
      value: ({ has_account: hasAccount }) => t(hasAccount ? 'account.account' : 'account.guest'),
    },
    { name: t('fields.groups'), value: (customer) => namesOf(customer).join(', ') },
    { name: common('fields.orders'), value: ({ orders }) => summaryOf(orders).count },
    { name: t('columns.lastOrder'), value: ({ orders }) => summaryOf(orders).last },
    { name: t('columns.since'), value: ({ created_at: since }) => since },
  ];
}

/** Exports all pages of a list, in its order. */
export async function customerFile(
  view: ListView,
  { format, ...words }: Words & { format: Format },
  call: CallOptions,
): Promise<ExportedList<FileCustomer>> {
  const groupNames = view.filters['groups'] ? await readGroupNames(call) : undefined;
  return {
    fileName: `customers-${new Date().toISOString().slice(0, 10)}`,
    columns: fileColumns(words, groupNames),
    done: (rows) => words.t('export.done', { count: rows, number: format.number(rows) }),
    readPage: async ({ limit, offset }) => {
      const answer = await listCustomers({ ...customersOfFile.params(view), limit, offset }, call);
      return { rows: customersOfFile.rowsOf(answer), count: answer.count };
    },
  };
}
