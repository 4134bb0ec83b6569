import { IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#generated/admin/admin.schemas.ts';
import {
  useAddCustomersToGroup,
  useRemoveCustomersFromGroup,
} from '#generated/admin/customer-groups/customer-groups.ts';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { useCustomerColumns } from '#shared/list/customer-columns.tsx';
import { personName } from '#ui/format/person-name.ts';
import { customerOffers } from './customer-offers.ts';
import { MemberSet } from '#shared/member-set/MemberSet.tsx';
import { useMemberCalls } from '#shared/member-set/useMemberCalls.ts';
import { membersOf } from './query.ts';
import type { CustomerGroup } from './query.ts';

const references = (ids: readonly string[]): { customer_ids: { id: string }[] } => ({
  customer_ids: ids.map((id) => ({ id })),
});

export function GroupMembers({ group }: { group: CustomerGroup }): ReactNode {
  const { id, name } = group;
  const { t } = useTranslation('customer-groups');
  const { t: customers } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { mutateAsync: add } = useAddCustomersToGroup();
  const { mutateAsync: remove } = useRemoveCustomersFromGroup();
  const calls = useMemberCalls({
    add: (ids) => add({ id, data: references(ids) }),
    remove: (ids) => remove({ id, data: references(ids) }),
    done: (mode, count) => customers(`bulk.${mode}`, { count, number: format.number(count), name }),
  });
  const members = useMemo(() => membersOf(id), [id]);
  const source = useMemo(() => customerOffers(id, t('members.already')), [id, t]);
  const make = useColumns<Customer>();
  const who = useCustomerColumns<Customer>();
  const columns = useMemo(
    () => [
      ...who,
      make.date({ id: 'since', header: customers('columns.since'), field: 'created_at' }),
    ],
    [customers, make, who],
  );
  return (
    <MemberSet
      {...calls}
      id="customer-group-members"
      title={common('fields.customers')}
      icon={<IconUserOff size={30} stroke={1.4} aria-hidden />}
      list={members}
      columns={columns}
      rowName={personName}
      rowHref={(customer) => paths.customer(customer.id)}
      source={source}
      texts={{
        search: t('members.search'),
        failed: customers('list.failed'),
        empty: t('members.empty'),
        emptyText: t('members.emptyText'),
        noMatch: customers('list.noMatch'),
        picker: {
          title: t('members.picker', { name }),
          search: customers('list.search'),
          label: common('fields.customers'),
          add: t('members.add'),
          addCount: (count) => t('members.addCount', { count, number: format.number(count) }),
        },
      }}
    />
  );
}
