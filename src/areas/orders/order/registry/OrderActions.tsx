import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import { useKeyHint } from '#ui/keyboard/SingleKeys.tsx';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { PHONE } from '#ui/theme/values.ts';
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

interface NextActionProps extends OrderActionsProps {
  /** Minor units paid outside the order's payments */
  paidOutside?: number;
}

export function NextAction({ order, paidOutside = 0, form }: NextActionProps): ReactNode {
  const words = useActionWords();
  const next = nextAction(order, paidOutside);
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

/** In the order's menu. */
export function ActionItems({ order, form }: OrderActionsProps): ReactNode {
  const isPhone = usePhone();
  return (
    <>
      {isPhone ? <ReturnItem order={order} form={form} /> : null}
      {ORDER_ACTIONS.filter((action) => ACTIONS[action].isInOrderMenu).map((action) => (
        <ActionItem key={action} action={action} order={order} form={form} />
      ))}
    </>
  );
}

interface ActionProps extends OrderActionsProps {
  action: OrderAction;
}

function ActionItem({ action, order, form }: ActionProps): ReactNode {
  const words = useActionWords();
  const { icon, isDangerous } = ACTIONS[action];
  const reason = whyNot(order, action);
  return (
    <MoreItem
      icon={icon()}
      isDangerous={isDangerous === true}
      {...(reason === undefined ? {} : { reason: words.why(reason) })}
      onClick={() => form.open(action)}
    >
      {words.action(action)}
    </MoreItem>
  );
}

interface CardActionProps extends ActionProps {
  /** The page's main button, which isn't repeated */
  next: OrderAction | undefined;
}

/** In a card's head, while it is possible. */
export function CardAction({ action, next, order, form }: CardActionProps): ReactNode {
  const words = useActionWords();
  if (action === next || whyNot(order, action) !== undefined) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      c="dimmed"
      data-quiet
      onClick={() => form.open(action)}
    >
      {words.action(action)}
    </Button>
  );
}

const STOCK = ['allocate', 'release'] as const satisfies readonly OrderAction[];

export function StockMenu({ order, form }: OrderActionsProps): ReactNode {
  const { t } = useTranslation('order');
  if (STOCK.every((action) => whyNot(order, action) !== undefined)) return null;
  return (
    <MoreMenu place="row" label={t('items.stockMenu')}>
      {STOCK.map((action) => (
        <ActionItem key={action} action={action} order={order} form={form} />
      ))}
    </MoreMenu>
  );
}

/** Exchanges need what returns need; the form offers them. */
const returnKind = (order: Order): 'return' | 'claim' | undefined =>
  (['return', 'claim'] as const).find((kind) => whyNot(order, kind) === undefined);

const usePhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;

/** A phone's head has room for the next action only. */
export function ReturnButton({ order, form }: OrderActionsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const isPhone = usePhone();
  const kind = returnKind(order);
  if (kind === undefined || isPhone) return null;
  return (
    <Button variant="default" onClick={() => form.open(kind)}>
      {t('start')}
    </Button>
  );
}

function ReturnItem({ order, form }: OrderActionsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const kind = returnKind(order);
  if (kind === undefined) return null;
  return (
    <MoreItem icon={ACTIONS[kind].icon()} onClick={() => form.open(kind)}>
      {t('start')}
    </MoreItem>
  );
}
