import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { useLabels } from '#ui/picker/useOptions.ts';
import { BulkDialog } from '#shared/bulk/BulkDialog.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import type { MembershipChange } from './membership.ts';
import { useMembershipBulk } from './useMembershipBulk.ts';

interface MembershipDialogProps {
  mode: MembershipChange['mode'];
  /** Customer ids. */
  ids: readonly string[];
  onClose: () => void;
  /** Called once all customers are changed. */
  onDone: () => void;
}

export function MembershipDialog({ mode, ids, ...ends }: MembershipDialogProps): ReactNode {
  const { t } = useTranslation('customers');
  const { bulk, texts, counted } = useMembershipBulk();
  const [groupId, setGroupId] = useState('');
  const names = useLabels(customerGroupSource, groupId === '' ? [] : [groupId]);
  const name = names[groupId];
  return (
    <BulkDialog
      bulk={bulk}
      texts={texts}
      kind={groupId}
      change={groupId === '' ? undefined : { kind: groupId, mode }}
      action={
        name === undefined
          ? t(`bulk.${mode}`)
          : t(mode === 'add' ? 'bulk.addTo' : 'bulk.removeFrom', { name })
      }
      says={{
        asks: (count) => t(mode === 'add' ? 'bulk.askAdd' : 'bulk.askRemove', counted(count)),
        done: (count) =>
          t(mode === 'add' ? 'bulk.added' : 'bulk.removed', {
            ...counted(count),
            name: name ?? '',
          }),
      }}
      ids={ids}
      {...ends}
    >
      <EntitySelect
        data-autofocus
        label={t('bulk.group')}
        source={customerGroupSource}
        value={groupId || null}
        onChange={(next) => setGroupId(next ?? '')}
      />
    </BulkDialog>
  );
}
