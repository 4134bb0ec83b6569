import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesOf } from './differences.ts';
import { isRequested, readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { NotPossible } from './NotPossible.tsx';
import { confirming, requesting } from './operations.ts';
import type { EditSent } from './operations.ts';
import { differenceRows } from './totals.ts';

interface ConfirmEditFormProps {
  order: OrderWithEdits;
  edit: OrderEditRecord;
  how: 'confirmEdit' | 'requestEdit';
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an edit becomes the order, or the customer is asked; says what changes and what is to be paid or refunded. */
export function ConfirmEditForm(props: ConfirmEditFormProps): ReactNode {
  const { order: shown, edit: first, how, onClose, onDone } = props;
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const operation = how === 'confirmEdit' ? confirming : requesting;
  const sent: EditSent = { editId: first.id };
  const [reason] = useState(() => operation.whyNot(shown, sent));
  const action = useGuardedReading({
    order: shown,
    operation,
    read: readOrderWithEdits,
    done: () => t(`done.${how}`, { number: String(shown.display_id) }),
    onDone,
  });
  if (reason !== undefined) return <NotPossible reason={reason} />;
  const { order } = action;
  const edit = order.edits.find(({ id }) => id === first.id) ?? first;
  const due = edit.difference_due ?? 0;
  const amount = format.money(Math.abs(due), order.currency_code);
  const effect = due > 0 ? 'due' : due < 0 ? 'owed' : 'even';
  return (
    <ActionForm
      action={action}
      toSent={() => sent}
      label={t(`submit.${how}`)}
      isQuestion
      onClose={onClose}
    >
      <ChangeList changes={changesOf(order, edit)} label={t('changes.title')} />
      <Totals rows={differenceRows(order, edit, format, t)} />
      <Text>{t(`effect.${how}.${effect}`, { amount })}</Text>
      {how === 'confirmEdit' && isRequested(edit) ? <Text>{t('confirmEdit.forThem')}</Text> : null}
      {how === 'confirmEdit' ? <Text>{t('confirmEdit.stock')}</Text> : null}
    </ActionForm>
  );
}
