import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteCustomerGroup } from '#generated/admin/customer-groups/customer-groups.ts';
import { updatePriceList } from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { membersOf } from './group/query.ts';
import { afterDeletion, priceListsOf, useDiscountsOf, usePriceListsOf } from './group/uses.ts';

interface DeleteGroupProps {
  opened: boolean;
  group: { id: string; name: string };
  onClose: () => void;
  /** Called before anything refetches the deleted group. */
  onGone?: () => void;
  onDone: () => void;
}

const ONE_ROW = { search: '', order: undefined, page: 1, pageSize: 1, filters: {} };

/**
 * Shows the effects on customers, price lists and discounts. A price list without groups applies to everyone, so an
 * active one with no other group is turned off first.
 */
export function DeleteGroup(props: DeleteGroupProps): ReactNode {
  const { opened, group, onClose, onGone, onDone } = props;
  const { id, name } = group;
  const { t } = useTranslation('customer-groups');
  const format = useFormat();
  const queryClient = useQueryClient();
  const members = useQuery({ ...membersOf(id).options(ONE_ROW), enabled: opened });
  const priceLists = usePriceListsOf(id, opened);
  const discounts = useDiscountsOf(id, opened);
  const isKnown = members.data && priceLists.data && discounts.data;
  const after = afterDeletion(id, priceLists.data ?? [], discounts.data?.discounts ?? []);
  const left = discounts.data?.left ?? 0;
  const count = members.data?.count ?? 0;
  const lost = [
    ...(count > 0 ? [t('delete.members', { count, number: format.number(count) })] : []),
    ...after.effects.map(({ effect, of }) => t(`delete.effect.${effect}`, { name: of })),
    ...(left > 0 ? [t('delete.unchecked', { count: left, number: format.number(left) })] : []),
  ];
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      lost={isKnown ? lost : []}
      confirmLabel={t('delete.action')}
      operation="deleteCustomerGroup"
      isDisabled={!isKnown}
      steps={() => [
        ...after.switchedOff.map((list) => ({
          id: list.id,
          label: t('delete.stepPriceList', { name: list.name }),
          stage: 1,
          run: (call: CallOptions) => updatePriceList(list.id, { status: 'draft' }, call),
        })),
        {
          id: 'group',
          label: t('delete.stepGroup', { name }),
          stage: 2,
          run: async (call) => {
            // Others may have made a list for the group since.
            const now = await queryClient.fetchQuery({ ...priceListsOf(id), staleTime: 0 });
            for (const list of afterDeletion(id, now, []).switchedOff) {
              await updatePriceList(list.id, { status: 'draft' }, call);
            }
            await deleteCustomerGroup(id, call);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { name }) });
        onDone();
      }}
    >
      <ReadState
        reads={[members, priceLists, discounts]}
        texts={{ reading: t('delete.reading'), failed: t('delete.failed') }}
      />
    </StepsDialog>
  );
}
