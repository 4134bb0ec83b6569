import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconLock,
  IconLockOpen,
  IconMoodSad,
  IconPackage,
  IconPackageImport,
  IconPackageOff,
  IconPencil,
  IconTruckDelivery,
  IconTruckOff,
  IconTruckReturn,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import { useKeyHint } from '#ui/keyboard/SingleKeys.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { Order } from '../query.ts';
import { ORDER_ACTIONS, nextAction, whyNot } from './next-action.ts';
import type { OrderAction } from './next-action.ts';
import { useActionWords } from '../actions/useActionWords.ts';

/** Lazy: the icons may be in a chunk that waits for this one. */
const icons = (): Record<OrderAction, typeof IconCash> => ({
  capture: IconCash,
  fulfill: IconPackage,
  ship: IconTruckDelivery,
  refund: IconArrowBackUp,
  complete: IconCircleCheck,
  archive: IconArchive,
  allocate: IconLock,
  release: IconLockOpen,
  cancelFulfillment: IconPackageOff,
  cancel: IconCircleX,
  return: IconTruckReturn,
  exchange: IconArrowsExchange,
  claim: IconMoodSad,
  updateClaim: IconPencil,
  receiveReturn: IconPackageImport,
  cancelReturn: IconTruckOff,
  processSwap: IconCash,
  fulfillSwap: IconPackage,
  fulfillClaim: IconPackage,
  cancelSwap: IconCircleX,
  cancelClaim: IconCircleX,
});

const DANGEROUS: ReadonlySet<OrderAction> = new Set([
  'cancelFulfillment',
  'cancel',
  'cancelReturn',
  'cancelSwap',
  'cancelClaim',
]);

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
  const Icon = icons()[next];
  return (
    <Button
      {...hint}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={() => form.open(next)}
    >
      {words.action(next)}
    </Button>
  );
}

export function ActionItems({ order, form }: OrderActionsProps): ReactNode {
  const words = useActionWords();
  return ORDER_ACTIONS.map((action) => {
    const reason = whyNot(order, action);
    // Each claim has its own menu.
    if (action === 'updateClaim') return null;
    // Hide what most orders never have.
    if (reason === 'noSwap' || reason === 'noClaim') return null;
    return (
      <MoreItem
        key={action}
        icon={icons()[action]}
        isDangerous={DANGEROUS.has(action)}
        {...(reason === undefined ? {} : { reason: words.why(reason) })}
        onClick={() => form.open(action)}
      >
        {words.action(action)}
      </MoreItem>
    );
  });
}
