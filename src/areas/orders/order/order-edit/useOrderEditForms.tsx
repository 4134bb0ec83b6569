import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { Order } from '../query.ts';
import { openEditOf } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditAction, WholeEditAction } from './forms.ts';
import { duePayments } from './payments.ts';

const WholeEditForm = lazyNamed(() => import('./WholeEditForm.tsx'), 'WholeEditForm');
const PayEditForm = lazyNamed(() => import('./PayEditForm.tsx'), 'PayEditForm');

interface Options {
  edits: readonly OrderEditRecord[];
  /** `subject` is the payment collection's id */
  form: { name: string | undefined; subject: string | undefined; close: () => void };
  /** Called before sending */
  onSend?: (action: WholeEditAction, edit: OrderEditRecord) => void;
  onDone: (action: EditAction) => void;
}

/** Undefined without an open edit or a due payment */
export function useOrderEditForms(
  shown: Order,
  { edits, form, onSend, onDone }: Options,
): Record<EditAction, FormEntry | undefined> {
  const { t } = useTranslation('order-edit');
  const order = { ...shown, edits };
  const due = duePayments(shown, edits);
  const edit = useKept(openEditOf(edits), form.name);
  const payment = useKept(
    due.find(({ collectionId }) => collectionId === form.subject) ?? due[0],
    form.name,
  );
  const entry = (action: EditAction, content: FormEntry['content']): FormEntry => ({
    title: t(`title.${action}`, { number: String(shown.display_id) }),
    size: 'dialog',
    content,
  });
  const common = (action: EditAction) => ({
    order,
    onClose: form.close,
    onDone: () => onDone(action),
  });
  const whole = (how: WholeEditAction): FormEntry | undefined =>
    edit &&
    entry(
      how,
      <WholeEditForm {...common(how)} edit={edit} how={how} onSend={() => onSend?.(how, edit)} />,
    );
  return {
    confirmEdit: whole('confirmEdit'),
    requestEdit: whole('requestEdit'),
    cancelEdit: whole('cancelEdit'),
    deleteEdit: whole('deleteEdit'),
    payEdit: payment && entry('payEdit', <PayEditForm {...common('payEdit')} payment={payment} />),
  };
}

/** After a lost answer an open form still has to report success. */
function useKept<Subject>(now: Subject | undefined, form: string | undefined): Subject | undefined {
  const [kept, setKept] = useState(now);
  const isOther = JSON.stringify(now) !== JSON.stringify(kept);
  if (now !== undefined && isOther && (form === undefined || kept === undefined)) setKept(now);
  return now ?? (form === undefined ? undefined : kept);
}
