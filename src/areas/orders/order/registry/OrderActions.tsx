import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import { useKeyHint } from '#ui/keyboard/SingleKeys.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { ActionIcon } from '../actions/define-action.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import type { Order } from '../query.ts';
import { nextAction } from './next-action.ts';
import { ACTIONS, ORDER_ACTIONS, whyNot } from './order-actions.ts';
import type { OrderAction } from './order-actions.ts';

interface OrderActionsProps {
  order: Order;
  form: Pick<OpenForm<OrderAction>, 'open'>;
}

export function NextAction({ order, form }: OrderActionsProps): ReactNode {
  const words = useActionWords();
  const next = nextAction(order);
  const hint = useKeyHint('a');
  useCommandKeys([next && { keys: 'a', label: words.action(next), run: () => form.open(next) }]);
  if (!next) return null;
  return (
    <Button
      {...hint}
      leftSection={<NextIcon icon={ACTIONS[next].icon()} />}
      onClick={() => form.open(next)}
    >
      {words.action(next)}
    </Button>
  );
}

function NextIcon({ icon: Icon }: { icon: ActionIcon }): ReactNode {
  return <Icon size={18} stroke={1.75} aria-hidden />;
}

export function ActionItems({ order, form }: OrderActionsProps): ReactNode {
  const words = useActionWords();
  return ORDER_ACTIONS.map((action) => {
    const { icon, isDangerous, isOnlyInOwnMenu } = ACTIONS[action];
    const reason = whyNot(order, action);
    if (isOnlyInOwnMenu) return null;
    // Hide what most orders never have.
    if (reason === 'noSwap' || reason === 'noClaim') return null;
    return (
      <MoreItem
        key={action}
        icon={icon()}
        isDangerous={isDangerous === true}
        {...(reason === undefined ? {} : { reason: words.why(reason) })}
        onClick={() => form.open(action)}
      >
        {words.action(action)}
      </MoreItem>
    );
  });
}
