import i18next from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOutdated } from '#app/query/useIsOutdated.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { ORDER_ACTIONS, whyNot } from './next-action.ts';
import type { OrderAction } from './next-action.ts';
import { useActionWords } from '../actions/useActionWords.ts';

const CaptureForm = lazyNamed(() => import('../actions/CaptureForm.tsx'), 'CaptureForm');
const RefundForm = lazyNamed(() => import('../actions/RefundForm.tsx'), 'RefundForm');
const FulfillForm = lazyNamed(() => import('../actions/FulfillForm.tsx'), 'FulfillForm');
const ShipForm = lazyNamed(() => import('../actions/ShipForm.tsx'), 'ShipForm');
const AllocateForm = lazyNamed(() => import('../actions/AllocateForm.tsx'), 'AllocateForm');
const ReleaseForm = lazyNamed(() => import('../actions/ReleaseForm.tsx'), 'ReleaseForm');
const CancelFulfillmentForm = lazyNamed(
  () => import('../actions/CancelFulfillmentForm.tsx'),
  'CancelFulfillmentForm',
);
const CancelOrderForm = lazyNamed(() => import('../actions/CancelOrderForm.tsx'), 'CancelOrderForm');
const AfterSalesForm = lazyNamed(async () => {
  const [part] = await Promise.all([
    import('../after-sales/AfterSalesForm.tsx'),
    i18next.loadNamespaces(['variant-picker', 'sets']),
  ]);
  return part;
}, 'AfterSalesForm');
const SwapOrClaimForm = lazyNamed(
  () => import('../after-sales/SwapOrClaimForm.tsx'),
  'SwapOrClaimForm',
);
const UpdateClaimForm = lazyNamed(
  () => import('../after-sales/claim/UpdateClaimForm.tsx'),
  'UpdateClaimForm',
);
const ReceiveReturnForm = lazyNamed(
  () => import('../after-sales/ReceiveReturnForm.tsx'),
  'ReceiveReturnForm',
);
const CancelReturnForm = lazyNamed(
  () => import('../after-sales/CancelReturnForm.tsx'),
  'CancelReturnForm',
);
const CloseOrderForm = lazyNamed(() => import('../actions/CloseOrderForm.tsx'), 'CloseOrderForm');

interface ActionContentProps {
  action: OrderAction;
  order: Order;
  /** The preselected fulfillment's id */
  subject: string | undefined;
  onClose: () => void;
}

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
  const form = { order, onClose };
  switch (action) {
    case 'capture':
      return <CaptureForm {...form} />;
    case 'refund':
      return <RefundForm {...form} />;
    case 'fulfill':
      return <FulfillForm {...form} />;
    case 'ship':
      return <ShipForm {...form} fulfillment={subject} />;
    case 'allocate':
      return <AllocateForm {...form} />;
    case 'release':
      return <ReleaseForm {...form} />;
    case 'cancelFulfillment':
      return <CancelFulfillmentForm {...form} fulfillment={subject} />;
    case 'cancel':
      return <CancelOrderForm {...form} />;
    case 'complete':
    case 'archive':
      return <CloseOrderForm {...form} step={action} />;
    case 'return':
    case 'exchange':
    case 'claim':
      return <AfterSalesForm {...form} kind={action} />;
    case 'receiveReturn':
      return <ReceiveReturnForm {...form} subject={subject} />;
    case 'cancelReturn':
      return <CancelReturnForm {...form} subject={subject} />;
    case 'updateClaim':
      return <UpdateClaimForm {...form} subject={subject} />;
    case 'processSwap':
    case 'fulfillSwap':
    case 'fulfillClaim':
    case 'cancelSwap':
    case 'cancelClaim':
      return <SwapOrClaimForm {...form} action={action} subject={subject} />;
    default:
      return action satisfies never;
  }
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
      content: (
        <ActionContent action={action} order={order} subject={form.subject} onClose={form.close} />
      ),
    },
  ]);
  return Object.fromEntries(entries) as Record<OrderAction, FormEntry>;
}
