import {
  addCustomersToGroup,
  getCustomerGroup,
  removeCustomersFromGroup,
} from '#generated/admin/customer-groups/customer-groups.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Bulk, BulkChange, BulkItem, BulkStep, LabelOf } from '#shared/bulk/bulk.ts';
import { bulkHistory } from '#shared/bulk/history.ts';
import { callForMany } from '#shared/bulk/steps.ts';

export interface MembershipChange extends BulkChange {
  /** Group id. */
  kind: string;
  mode: 'add' | 'remove';
}

/** Membership before the change. */
export interface EarlierMember extends BulkItem {
  isIn: boolean;
}

/**
 * Reads memberships from the group (35 bytes per customer), since the server can't list customers by id.
 *
 * @param groupId empty while none is chosen
 */
export async function readMembership(
  groupId: string,
  ids: readonly string[],
  call: CallOptions,
): Promise<EarlierMember[]> {
  if (groupId === '') return [];
  const { customer_group: group } = await getCustomerGroup(
    groupId,
    { fields: joinNames<FieldOf<typeof getCustomerGroup>>('id', 'customers.id') },
    call,
  );
  const members = new Set((group.customers ?? []).map(({ id }) => id));
  return ids.map((id) => ({ id, isIn: members.has(id) }));
}

const concerns = ({ mode }: MembershipChange, { isIn }: EarlierMember): boolean =>
  isIn !== (mode === 'add');

const steps = (
  groupId: string,
  mode: MembershipChange['mode'],
  items: readonly EarlierMember[],
  labelOf: LabelOf<EarlierMember>,
): BulkStep<EarlierMember>[] => {
  const write = mode === 'add' ? addCustomersToGroup : removeCustomersFromGroup;
  return callForMany(mode, items, labelOf, (part, call) =>
    write(groupId, { customer_ids: part.map(({ id }) => ({ id })) }, call),
  );
};

const history = bulkHistory<MembershipChange, EarlierMember>();

/** @param nameOf returns a customer's name by id */
export const membershipBulk = (
  nameOf: (id: string) => string,
): Bulk<MembershipChange, EarlierMember> => ({
  read: readMembership,
  nameOf: ({ id }) => nameOf(id),
  concerns,
  isAsLeft: (change, _earlier, now) => !concerns(change, now),
  operationOf: () => 'addCustomersToGroup',
  changeSteps: ({ kind, mode }, items, labelOf) => steps(kind, mode, items, labelOf),
  undoSteps: ({ kind, mode }, items, labelOf) =>
    steps(kind, mode === 'add' ? 'remove' : 'add', items, labelOf),
  history,
});
