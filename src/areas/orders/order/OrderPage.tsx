import { Anchor, Menu } from '@mantine/core';
import { IconCopyPlus, IconPrinter, IconReceiptOff } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getUpdateOrderMutationOptions } from '#generated/admin/orders/orders.ts';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { CopyButton } from '#ui/format/Copyable.tsx';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { useStoreDay } from '#ui/format/useMoment.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { fulfillmentStatusOf, shownFulfillment } from '#shared/orders/fulfillment-status.ts';
import { NeighbourLinks } from '#shared/record/NeighbourLinks.tsx';
import { OrderStatuses } from '#shared/orders/OrderStatuses.tsx';
import { useRecordPlace } from '#shared/record/record-place.ts';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import type { ListedOrder } from '../list/details.ts';
import { orderList } from '../list/query.ts';
import {
  ActionItems,
  CardAction,
  NextAction,
  ReturnButton,
  StockMenu,
} from './registry/OrderActions.tsx';
import { nextAction } from './registry/next-action.ts';
import { ORDER_ACTIONS } from './registry/order-actions.ts';
import type { OrderAction } from './registry/order-actions.ts';
import { useActionForms } from './registry/useActionForms.tsx';
import { SwapsAndClaimsSection } from './after-sales/SwapsAndClaimsSection.tsx';
import { ReturnsSection } from './after-sales/ReturnsSection.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { CONTACT_FORMS } from './contact/forms.ts';
import { useContactForms } from './contact/useContactForms.tsx';
import { FulfillmentsSection } from './FulfillmentsSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { EditBanner } from './order-edit/EditBanner.tsx';
import { EditEntry, NextWithEdits } from './order-edit/EditEntry.tsx';
import { editsOf } from './order-edit/edits.ts';
import { EDIT_ACTIONS } from './order-edit/forms.ts';
import { nextOfEdits } from './order-edit/next.ts';
import { paidForEdits } from './order-edit/payments.ts';
import { useOrderEditForms } from './order-edit/useOrderEditForms.tsx';
import { useOrderEdits } from './order-edit/useOrderEdits.ts';
import { NotesMark } from './OrderNotes.tsx';
import { PaymentsSection } from './PaymentsSection.tsx';
import { SummarySection } from './SummarySection.tsx';
import { TimelineSection } from './TimelineSection.tsx';
import { buyerName } from '../names.ts';
import { orderRecord } from './query.ts';
import type { Order } from './query.ts';
import { useOrderKeys } from './useOrderKeys.ts';
import classes from './order.module.css';

export function OrderPage(): ReactNode {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  return (
    <RecordPage
      source={orderRecord}
      listPath={paths.orders}
      icon={<IconReceiptOff size={30} stroke={1.4} aria-hidden />}
      namespace="order"
      texts={{ list: common('fields.orders') }}
      known={(order: ListedOrder) => headOf(order, t)}
      sections={{ main: [4, 5, 3], side: [5, 3] }}
    >
      {(order) => <OrderContent order={order} />}
    </RecordPage>
  );
}

const titleOf = (
  { display_id: number }: Pick<Order, 'display_id'>,
  t: TFunction<'order'>,
): string => (Number.isInteger(number) ? t('page.number', { number }) : t('page.unnumbered'));

const headOf = (order: ListedOrder, t: TFunction<'order'>): KnownHead => ({
  title: titleOf(order, t),
  // Keeps their room until they can be used.
  beside: (
    <span className={classes.headMarks} inert>
      <HeadMarks order={order} onNotes={() => undefined} />
    </span>
  ),
  status: <KnownStatuses order={order} />,
});

interface HeadMarksProps {
  order: Pick<Order, 'id' | 'display_id'>;
  onNotes: () => void;
}

function HeadMarks({ order, onNotes }: HeadMarksProps): ReactNode {
  const { t } = useTranslation('order');
  return (
    <>
      {Number.isInteger(order.display_id) ? (
        <CopyButton value={String(order.display_id)} label={t('page.copyNumber')} />
      ) : null}
      <NotesMark orderId={order.id} onShow={onNotes} />
    </>
  );
}

const COLUMNS = { source: orderRecord, update: getUpdateOrderMutationOptions };

const ResendForm = lazyNamed(() => import('./actions/ResendForm.tsx'), 'ResendForm');

const FORMS = [
  ...ORDER_ACTIONS,
  ...EDIT_ACTIONS,
  ...CONTACT_FORMS,
  'resend',
  ...RECORD_FORMS,
] as const;

function OrderContent({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  const { list } = useRecordPlace();
  const form = useOpenForm(FORMS);
  const edits = editsOf(useOrderEdits(order.id, useFirstContent()).data);
  const paidOutside = paidForEdits(order, edits);
  const actionForms = useActionForms(order, form, paidOutside);
  const contactForms = useContactForms(order, form.close);
  const ownNext = nextAction(order, paidOutside);
  const next = nextOfEdits(order, edits, ownNext) ? undefined : ownNext;
  const renderAction = (action: OrderAction): ReactNode => (
    <CardAction action={action} next={next} order={order} form={form} />
  );
  const orderEditForms = useOrderEditForms(order, { edits, form, onDone: form.close });
  const print = paths.orderPrint([order.id], 'slip', { list });
  const { notes, toNotes } = useOrderKeys(print);
  return (
    <RecordView
      record={order}
      title={titleOf(order, t)}
      beside={<HeadMarks order={order} onNotes={toNotes} />}
      status={<OrderHead order={order} />}
      actions={
        <>
          <NeighbourLinks list={orderList} recordPath={paths.order} namespace="order" hasKeys />
          <NextWithEdits order={order} edits={edits} form={form}>
            <NextAction order={order} paidOutside={paidOutside} form={form} />
          </NextWithEdits>
          <ReturnButton order={order} form={form} />
        </>
      }
      menu={
        <>
          <EditEntry order={order} edits={edits} />
          <ActionItems order={order} form={form} />
          <Menu.Divider />
          <MoreItem icon={IconPrinter} to={print}>
            {t('page.print')}
          </MoreItem>
          <MoreItem icon={IconCopyPlus} to={paths.newDraft({ from: order.id })}>
            {t('page.duplicate')}
          </MoreItem>
        </>
      }
      main={
        <>
          <EditBanner order={order} edits={edits} form={form} />
          <ItemsSection order={order} action={<StockMenu order={order} form={form} />} />
          <SummarySection order={order} paidForEdits={paidOutside} />
          <PaymentsSection order={order} action={renderAction('capture')} />
          <FulfillmentsSection order={order} action={renderAction('fulfill')} form={form} />
          <ReturnsSection order={order} form={form} />
          <SwapsAndClaimsSection order={order} form={form} />
          <div ref={notes}>
            <TimelineSection order={order} onResend={(id) => form.open('resend', id)} />
          </div>
        </>
      }
      side={
        <>
          <CustomerSection order={order} form={form} />
          <DetailsSection order={order} />
        </>
      }
      days={{ created: t('page.placed'), updated: t('page.updated') }}
      columns={order.status === 'canceled' ? undefined : COLUMNS}
      form={form}
      forms={{
        ...actionForms,
        ...orderEditForms,
        ...contactForms,
        resend: {
          title: t('timeline.resendTitle'),
          size: 'dialog',
          content: <ResendForm order={order} notification={form.subject} onClose={form.close} />,
        },
      }}
    />
  );
}

const KnownStatuses = ({ order }: { order: ListedOrder }): ReactNode => (
  <>
    <span className={classes.statuses} data-wraps>
      <OrderStatuses
        order={order.status}
        payment={order.payment_status}
        fulfillment={shownFulfillment(order)}
      />
    </span>
    <span className={classes.headFacts} data-wraps>
      <RelativeTime instant={order.created_at} />
    </span>
  </>
);

function StoreDay({ instant }: { instant: string }): ReactNode {
  const day = useStoreDay()(instant);
  return day === undefined ? null : <span className={classes.storeDay}>{day}</span>;
}

function OrderHead({ order }: { order: Order }): ReactNode {
  const name = buyerName(order);
  return (
    <>
      <span className={classes.statuses} data-wraps>
        <OrderStatuses
          order={order.status}
          payment={order.payment_status}
          fulfillment={fulfillmentStatusOf(order)}
        />
      </span>
      <span className={classes.headFacts} data-wraps>
        <RelativeTime instant={order.created_at} />
        <StoreDay instant={order.created_at} />
        {name === undefined ? null : typeof order.customer_id === 'string' ? (
          <Anchor component={Link} to={paths.customer(order.customer_id)} inherit c="dimmed">
            <bdi>{name}</bdi>
          </Anchor>
        ) : (
          <span>
            <bdi>{name}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
