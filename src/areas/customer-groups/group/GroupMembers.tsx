import { IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#generated/admin/admin.schemas.ts';
import {
  useAddCustomersToGroup,
  useRemoveCustomersFromGroup,
} from '#generated/admin/customer-groups/customer-groups.ts';
import { listCustomers } from '#generated/admin/customers/customers.ts';
import { paths } from '#app/paths.ts';
import { inParts } from '#app/query/in-parts.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { readMatchingIds } from '#shared/bulk/matching.ts';
import { useColumns } from '#shared/columns.tsx';
import { useCustomerColumns } from '#shared/customer-columns.tsx';
import { customerName } from '#shared/customer-names.ts';
import { customerOffers } from '#shared/customer-offers.ts';
import { MemberSet } from '#shared/member-set/MemberSet.tsx';
import { membersOf } from './query.ts';
import type { CustomerGroup } from './query.ts';

/** Customers that one call moves: a body above 100 kB is refused. */
const WRITE_AT_ONCE = 1000;

const references = (ids: readonly string[]): { id: string }[] => ids.map((id) => ({ id }));

/** The customers of a group. */
export function GroupMembers({ group }: { group: CustomerGroup }): ReactNode {
  const { id, name } = group;
  const { t } = useTranslation('customer-groups');
  const { t: customers } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const add = useAddCustomersToGroup();
  const remove = useRemoveCustomersFromGroup();
  const members = useMemo(() => membersOf(id), [id]);
  const source = useMemo(() => customerOffers(id, t('members.already')), [id, t]);
  const make = useColumns<Customer>();
  const [named, email, account] = useCustomerColumns<Customer>(240);
  const columns = useMemo(
    () => [
      named,
      email,
      account,
      make.date({ id: 'since', header: customers('columns.since'), field: 'created_at' }),
    ],
    [customers, make, named, email, account],
  );
  const say = (
    key: 'members.added' | 'members.removed',
    count: number,
    undo: (() => void) | undefined,
  ): void => {
    showToast('success', {
      message: t(key, { count, number: format.number(count), name }),
      ...(undo ? { action: { label: common('actions.undo'), run: undo } } : {}),
    });
  };
  return (
    <MemberSet
      id="customer-group-members"
      title={t('members.title')}
      icon={<IconUserOff size={30} stroke={1.4} aria-hidden />}
      list={members}
      columns={columns}
      rowName={customerName}
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
          label: t('members.title'),
          add: t('members.add'),
          addCount: (count) => t('members.addCount', { count, number: format.number(count) }),
        },
      }}
      readAllIds={(view) =>
        readMatchingIds(async (page) => {
          const { customers: rows, count } = await listCustomers({
            ...members.params(view),
            ...page,
          });
          return { rows, count };
        })
      }
      add={async (ids, undo) => {
        for (const customer_ids of inParts(references(ids), WRITE_AT_ONCE)) {
          await add.mutateAsync({ id, data: { customer_ids } });
        }
        say('members.added', ids.length, undo);
      }}
      remove={async (ids, undo) => {
        for (const customer_ids of inParts(references(ids), WRITE_AT_ONCE)) {
          await remove.mutateAsync({ id, data: { customer_ids } });
        }
        say('members.removed', ids.length, undo);
      }}
    />
  );
}
