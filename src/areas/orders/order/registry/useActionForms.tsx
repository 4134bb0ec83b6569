import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOutdated } from '#app/query/useIsOutdated.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { ActionFormProps } from '../actions/define-action.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { ACTIONS, ORDER_ACTIONS, whyNot } from './order-actions.ts';
import type { OrderAction } from './order-actions.ts';

type Form = (props: ActionFormProps) => ReactNode;

const FORMS = Object.fromEntries(
  ORDER_ACTIONS.map((action) => [
    action,
    lazyNamed(async () => ({ Form: (await ACTIONS[action].form()) as Form }), 'Form'),
  ]),
) as Record<OrderAction, Form>;

type ActionContentProps = ActionFormProps<OrderAction>;

/** Forms keep their initial order, so wait for a pending refetch. */
export function ActionContent(props: ActionContentProps): ReactNode {
  const isOutdated = useIsOutdated(orderRecord.options(props.order.id).queryKey);
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun) return <ActionForms {...props} />;
  if (isOutdated) return <FormSkeleton />;
  setBegun(true);
  return null;
}

/** As after an old link. */
function ActionForms({ action, order, subject, onClose }: ActionContentProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const words = useActionWords();
  // At opening: after success it's never possible again.
  const [reason] = useState(() => whyNot(order, action));
  if (reason !== undefined) {
    return (
      <Banner tone="info" title={t('impossible')}>
        {words.why(reason)}
      </Banner>
    );
  }
  const Form = FORMS[action];
  return <Form order={order} action={action} subject={subject} onClose={onClose} />;
}

export function useActionForms(
  order: Order,
  form: Pick<OpenForm<OrderAction>, 'subject' | 'close'>,
): Record<OrderAction, FormEntry> {
  const words = useActionWords();
  const entries = ORDER_ACTIONS.map((action) => [
    action,
    {
      title: words.title(action, String(order.display_id)),
      ...(ACTIONS[action].isShort ? { size: 'dialog' as const } : {}),
      content: (
        <ActionContent action={action} order={order} subject={form.subject} onClose={form.close} />
      ),
    },
  ]);
  return Object.fromEntries(entries) as Record<OrderAction, FormEntry>;
}
