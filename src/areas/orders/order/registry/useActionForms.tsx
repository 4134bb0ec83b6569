import type { ReactNode } from 'react';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { ActionFormProps } from '../actions/define-action.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { WhenPossible } from '../actions/WhenPossible.tsx';
import type { Order } from '../query.ts';
import { ACTIONS, ORDER_ACTIONS, whyNot } from './order-actions.ts';
import type { OrderAction } from './order-actions.ts';

type Form = (props: ActionFormProps) => ReactNode;

const lazyForm = (action: OrderAction): Form =>
  lazyNamed(async () => ({ Form: (await ACTIONS[action].form()) as Form }), 'Form');

const FORMS = Object.fromEntries(
  ORDER_ACTIONS.map((action) => [action, lazyForm(action)]),
) as Record<OrderAction, Form>;

/** Forms keep their initial order, so wait for a pending refetch first. */
export function ActionContent(props: ActionFormProps<OrderAction>): ReactNode {
  const { action, order, subject } = props;
  const Form = FORMS[action];
  return (
    <WhenPossible whyNot={() => whyNot(order, action, subject)}>
      <Form {...props} />
    </WhenPossible>
  );
}

export function useActionForms(
  order: Order,
  form: Pick<OpenForm<OrderAction>, 'subject' | 'close'>,
  paidOutside?: number,
): Record<OrderAction, FormEntry> {
  const words = useActionWords();
  const entries = ORDER_ACTIONS.map((action) => [
    action,
    {
      title: words.title(action, String(order.display_id)),
      ...(ACTIONS[action].isShort ? { size: 'dialog' as const } : {}),
      content: (
        <ActionContent
          action={action}
          order={order}
          paidOutside={paidOutside}
          subject={form.subject}
          onClose={form.close}
        />
      ),
    },
  ]);
  return Object.fromEntries(entries) as Record<OrderAction, FormEntry>;
}
