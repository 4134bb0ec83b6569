import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { ChangeList } from './ChangeList.tsx';
import { NotPossible } from './NotPossible.tsx';
import { changesOf } from './differences.ts';
import { readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { canceling, deleting } from './operations.ts';

interface EndEditFormProps {
  order: OrderWithEdits;
  edit: OrderEditRecord;
  how: 'cancelEdit' | 'deleteEdit';
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an edit is canceled or deleted; the order stays as it is. */
export function EndEditForm(props: EndEditFormProps): ReactNode {
  const { order: shown, edit: first, how, onClose, onDone } = props;
  const { t } = useTranslation('order-edit');
  const operation = how === 'cancelEdit' ? canceling : deleting;
  const sent = { editId: first.id };
  const [reason] = useState(() => operation.whyNot(shown, sent));
  const action = useGuardedReading({
    order: shown,
    operation,
    read: readOrderWithEdits,
    done: () => t(`done.${how}`, { number: String(shown.display_id) }),
    onDone,
  });
  if (reason !== undefined) return <NotPossible reason={reason} />;
  const edit = action.order.edits.find(({ id }) => id === first.id) ?? first;
  return (
    <ActionForm
      action={action}
      toSent={() => sent}
      label={t(`submit.${how}`)}
      isDangerous
      isQuestion
      cancelLabel={t('keep')}
      onClose={onClose}
    >
      <Text>{t(`question.${how}`)}</Text>
      <ChangeList changes={changesOf(action.order, edit)} label={t('changes.title')} />
    </ActionForm>
  );
}
