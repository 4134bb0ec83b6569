import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconLock,
  IconLockOpen,
  IconPackage,
  IconPackageOff,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/useOpenForm.ts';
import type { Order } from '../query.ts';
import { ORDER_ACTIONS, nextAction, whyNot } from './next-action.ts';
import type { OrderAction } from './next-action.ts';

/** Made when they are drawn: the build may put a page's icons into a file that waits for this one. */
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
});

/** What takes something away. */
const DANGEROUS: ReadonlySet<OrderAction> = new Set(['cancelFulfillment', 'cancel']);

interface OrderActionsProps {
  order: Order;
  /** The page's open form; the actions are among its names. */
  form: Pick<OpenForm<OrderAction>, 'open'>;
}

/** The one thing to do next with an order; nothing where nothing is left to do. */
export function NextAction({ order, form }: OrderActionsProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const next = nextAction(order);
  if (!next) return null;
  const Icon = icons()[next];
  return (
    <Button
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={() => form.open(next)}
    >
      {t(`action.${next}`)}
    </Button>
  );
}

/** Everything that can be done with an order, for its menu; what can't be done now says why. */
export function ActionItems({ order, form }: OrderActionsProps): ReactNode {
  const { t } = useTranslation('order-actions');
  return ORDER_ACTIONS.map((action) => {
    const reason = whyNot(order, action);
    return (
      <MoreItem
        key={action}
        icon={icons()[action]}
        isDangerous={DANGEROUS.has(action)}
        {...(reason === undefined ? {} : { reason: t(`why.${reason}`) })}
        onClick={() => form.open(action)}
      >
        {t(`action.${action}`)}
      </MoreItem>
    );
  });
}
