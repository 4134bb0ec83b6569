import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { beforeSend } from '../actions/before-send.ts';
import type { OrderOperation } from '../actions/guard.ts';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { WhenPossible } from '../actions/WhenPossible.tsx';
import type { EditReason } from '../facts/action-texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesOf } from './differences.ts';
import { isRequested, readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import type { WholeEditAction } from './forms.ts';
import { canceling, confirming, deleting, requesting } from './operations.ts';
import type { EditSent } from './operations.ts';
import { differenceRows } from './totals.ts';

const OPERATIONS: Record<WholeEditAction, OrderOperation<EditSent, OrderWithEdits, EditReason>> = {
  confirmEdit: confirming,
  requestEdit: requesting,
  cancelEdit: canceling,
  deleteEdit: deleting,
};

interface WholeEditFormProps {
  order: OrderWithEdits;
  edit: OrderEditRecord;
  how: WholeEditAction;
  /** Called before sending */
  onSend?: (() => void) | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function WholeEditForm(props: WholeEditFormProps): ReactNode {
  const { order: shown, edit: first, how, onSend, onClose, onDone } = props;
  const { t } = useTranslation('order-edit');
  const operation = OPERATIONS[how];
  const sent: EditSent = { editId: first.id };
  const action = useGuardedReading({
    order: shown,
    operation: beforeSend(operation, () => onSend?.()),
    read: readOrderWithEdits,
    done: () => t(`done.${how}`, { number: String(shown.display_id) }),
    onDone,
  });
  const { order } = action;
  const edit = order.edits.find(({ id }) => id === first.id) ?? first;
  const changes = <ChangeList changes={changesOf(order, edit)} label={t('changes.title')} />;
  const isEnd = how === 'cancelEdit' || how === 'deleteEdit';
  return (
    <WhenPossible whyNot={() => operation.whyNot(shown, sent)}>
      <ActionForm
        action={action}
        toSent={() => sent}
        label={t(`submit.${how}`)}
        isDangerous={isEnd}
        isQuestion
        cancelLabel={isEnd ? t('keep') : undefined}
        onClose={onClose}
      >
        {isEnd ? (
          <>
            <Text>{t(`question.${how}`)}</Text>
            {changes}
          </>
        ) : (
          <>
            {changes}
            <Effect order={order} edit={edit} how={how} />
          </>
        )}
      </ActionForm>
    </WhenPossible>
  );
}

interface EffectProps {
  order: OrderWithEdits;
  edit: OrderEditRecord;
  how: 'confirmEdit' | 'requestEdit';
}

function Effect({ order, edit, how }: EffectProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const due = edit.difference_due ?? 0;
  const amount = format.money(Math.abs(due), order.currency_code);
  const effect = due > 0 ? 'due' : due < 0 ? 'owed' : 'even';
  return (
    <>
      <Totals rows={differenceRows(order, edit, format, t)} />
      <Text>{t(`effect.${how}.${effect}`, { amount })}</Text>
      {how === 'confirmEdit' && isRequested(edit) ? <Text>{t('confirmEdit.forThem')}</Text> : null}
      {how === 'confirmEdit' ? <Text>{t('confirmEdit.stock')}</Text> : null}
    </>
  );
}
