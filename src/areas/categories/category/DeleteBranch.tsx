import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Category } from '../query.ts';
import { useMoveCategory } from '../useChanges.ts';
import { branchBelow, removalSteps } from './removal.ts';
import type { Below } from './removal.ts';

interface DeleteBranchProps {
  all: readonly Category[];
  category: Category;
  onClose: () => void;
  /** @param gone ids of deleted categories */
  onDone: (gone: readonly string[]) => void;
}

/** Names listed before the rest is counted. */
const NAMED = 12;

export function DeleteBranch({ all, category, onClose, onDone }: DeleteBranchProps): ReactNode {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const move = useMoveCategory();
  const [below, setBelow] = useState<Below>('move');
  // The tree changes while this runs; keep the confirmed plan.
  const [asked] = useState(() => ({ all, branch: branchBelow(all, category.id) }));
  const { branch } = asked;
  const { name } = category;
  const number = format.number(branch.length);
  const deleted = below === 'delete' ? [category, ...branch] : [category];
  return (
    <StepsDialog
      opened
      title={t('delete.title', { name })}
      text={t('delete.hasBelow', { count: branch.length, number })}
      lost={
        below === 'delete'
          ? [
              ...deleted.slice(0, NAMED).map((each) => each.name),
              ...(deleted.length > NAMED
                ? [
                    t('delete.more', {
                      count: deleted.length - NAMED,
                      number: format.number(deleted.length - NAMED),
                    }),
                  ]
                : []),
            ]
          : []
      }
      confirmLabel={
        below === 'delete'
          ? t('delete.actionAll', {
              count: deleted.length,
              number: format.number(deleted.length),
            })
          : t('delete.action')
      }
      operation="deleteProductCategory"
      steps={() =>
        removalSteps(asked.all, category, below, {
          words: {
            move: (each) => t('delete.stepMove', { name: each.name }),
            delete: (each) => t('delete.stepDelete', { name: each.name }),
          },
          move: (to, call) => move.mutateAsync({ move: to, call }),
        })
      }
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { name }) });
        onDone(deleted.map(({ id }) => id));
      }}
    >
      <Radio.Group
        label={t('delete.below')}
        value={below}
        onChange={(value) => setBelow(value === 'delete' ? 'delete' : 'move')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="move" label={t('delete.moveUp')} />
          <Radio value="delete" label={t('delete.deleteToo', { count: branch.length, number })} />
        </Stack>
      </Radio.Group>
    </StepsDialog>
  );
}
