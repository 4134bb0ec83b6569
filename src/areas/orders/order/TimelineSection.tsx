import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconCashBanknoteOff,
  IconExchange,
  IconMail,
  IconPackage,
  IconPencil,
  IconReceipt2,
  IconShieldCheck,
  IconShoppingBag,
  IconTruck,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationListResponse, UserListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { getListUsersQueryOptions } from '#generated/admin/users/users.ts';
import { personName } from '#ui/format/person-name.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { TimelineEvent } from '#ui/timeline/Timeline.tsx';
import { Notes } from '#shared/record/Notes.tsx';
import { Dotted } from './Dotted.tsx';
import { notificationsOf } from './notifications.ts';
import { useChangeWords } from './order-edit/ChangeList.tsx';
import { editsOf } from './order-edit/edits.ts';
import { useOrderEdits } from './order-edit/useOrderEdits.ts';
import type { Order } from './query.ts';
import { orderEvents, usersIn } from './timeline.ts';
import type { OrderEvent, OrderEventKind } from './timeline.ts';

interface TimelineSectionProps {
  order: Order;
  /** `notification` is the message's id */
  onResend: (notification: string) => void;
}

export function TimelineSection({ order, onResend }: TimelineSectionProps): ReactNode {
  const { t } = useTranslation('order');
  const { t: edit } = useTranslation('order-edit');
  const changeWords = useChangeWords();
  const format = useFormat();
  const enabled = useFirstContent();
  const edits = useOrderEdits(order.id, enabled);
  const notifications = useQuery({
    ...getListNotificationsQueryOptions<NotificationListResponse>(notificationsOf(order.id)),
    enabled,
  });
  const events = orderEvents({
    order,
    edits: editsOf(edits.data),
    notifications: notifications.data?.notifications,
  });
  const ids = usersIn(events);
  const users = useQuery({
    ...getListUsersQueryOptions<UserListResponse>({ id: ids }),
    enabled: enabled && ids.length > 0,
  });
  const names = new Map(readEach(users.data?.users, (user) => [user.id, personName(user)]));
  return (
    <Notes
      resource={{ type: 'order', id: order.id }}
      title={t('timeline.title')}
      events={events.map((event) =>
        written(event, {
          t,
          format,
          names,
          currency: order.currency_code,
          editPaid: edit('timeline.paid'),
          changeWords,
          onResend,
        }),
      )}
    />
  );
}

interface Words {
  t: TFunction<'order'>;
  format: Format;
  /** By user id */
  names: ReadonlyMap<string, string>;
  currency: string;
  editPaid: string;
  changeWords: ReturnType<typeof useChangeWords>;
  onResend: (notification: string) => void;
}

function written(event: OrderEvent, words: Words): TimelineEvent {
  const { t, onResend } = words;
  const { id, at, kind, note, told } = event;
  const { icon: Icon, tone } = looks()[kind];
  const title = kind === 'editPaid' ? words.editPaid : titleOf({ ...event, kind }, t);
  return {
    id,
    at,
    title,
    detail: detailOf(event, words),
    icon: <Icon size={14} stroke={1.75} aria-hidden />,
    tone,
    ...(note === undefined ? {} : { text: note }),
    ...(told && !told.isResent
      ? { action: <ResendButton title={title} onClick={() => onResend(id)} /> }
      : {}),
  };
}

interface ResendButtonProps {
  /** Such as “Order confirmation sent” */
  title: string;
  onClick: () => void;
}

function ResendButton({ title, onClick }: ResendButtonProps): ReactNode {
  const { t } = useTranslation('order');
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      c="dimmed"
      data-quiet
      aria-label={t('timeline.resendOf', { what: title })}
      onClick={onClick}
    >
      {t('timeline.resend')}
    </Button>
  );
}

type TitledEvent = OrderEvent & { kind: Exclude<OrderEventKind, 'editPaid'> };

function titleOf({ kind, reason, told, isFromDraft }: TitledEvent, t: TFunction<'order'>): string {
  if (kind === 'placed' && isFromDraft) return t('timeline.placedDraft');
  if (kind === 'claimCreated' && reason === 'refund') return t('timeline.claimRefund');
  if (kind === 'claimCreated' && reason === 'replace') return t('timeline.claimReplace');
  if (kind === 'notified') {
    const known = TOLD.find((name) => told?.event === `order.${name}`);
    const what = known ? t(`timeline.notifications.${known}`) : t('timeline.notified');
    return told?.isResent ? t('timeline.resent', { what }) : what;
  }
  return t(`timeline.${kind}`);
}

/** Events the store emails about */
const TOLD = [
  'canceled',
  'items_returned',
  'placed',
  'refund_created',
  'return_requested',
  'shipment_created',
] as const;

function detailOf(event: OrderEvent, words: Words): ReactNode {
  const { t, format, names, currency, changeWords } = words;
  const { amount, units = [], changes = [], tracking = [], within, by, told, kind } = event;
  const user = by === undefined ? undefined : (names.get(by) ?? '');
  const parts = [
    amount === undefined || amount === 0 ? '' : format.money(amount, currency),
    within === 'swap' ? t('timeline.withinSwap') : '',
    within === 'claim' ? t('timeline.withinClaim') : '',
    units.length > SPELLED
      ? t('timeline.itemsCount', unitsTogether(units, format))
      : format.list(
          units.map(({ title, quantity }) =>
            t('fulfillments.item', {
              quantity: format.number(quantity),
              title: title ?? t('fulfillments.goneItem'),
            }),
          ),
        ),
    ...changes.slice(0, SPELLED).map(changeWords),
    format.list(tracking),
    kind === 'refunded' ? refundReason(event, t) : '',
    told ? t('timeline.to', { address: told.to }) : '',
    user ? t('timeline.by', { name: user }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? <Dotted parts={parts} /> : undefined;
}

/** Items to name */
const SPELLED = 4;

function unitsTogether(
  units: readonly { quantity: number }[],
  format: Format,
): { count: number; number: string } {
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, number: format.number(count) };
}

const REASONS = ['discount', 'return', 'swap', 'claim', 'other'] as const;

function refundReason({ reason }: OrderEvent, t: TFunction<'order'>): string {
  const known = REASONS.find((name) => name === reason);
  return known ? t(`payments.reasons.${known}`) : '';
}

interface Look {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  tone: NonNullable<TimelineEvent['tone']>;
}

/** Lazy: the icons may be in a chunk that waits for this one. */
const looks = (): Record<OrderEventKind, Look> => ({
  placed: { icon: IconShoppingBag, tone: 'neutral' },
  canceled: { icon: IconBan, tone: 'bad' },
  captured: { icon: IconCash, tone: 'good' },
  paymentCanceled: { icon: IconCashBanknoteOff, tone: 'neutral' },
  refunded: { icon: IconReceipt2, tone: 'warning' },
  fulfilled: { icon: IconPackage, tone: 'info' },
  shipped: { icon: IconTruck, tone: 'good' },
  fulfillmentCanceled: { icon: IconPackage, tone: 'neutral' },
  returnRequested: { icon: IconArrowBackUp, tone: 'warning' },
  returnReceived: { icon: IconArrowBackUp, tone: 'good' },
  returnDisputed: { icon: IconArrowBackUp, tone: 'bad' },
  returnCanceled: { icon: IconArrowBackUp, tone: 'neutral' },
  swapCreated: { icon: IconExchange, tone: 'info' },
  swapPaid: { icon: IconCash, tone: 'good' },
  swapCanceled: { icon: IconExchange, tone: 'neutral' },
  claimCreated: { icon: IconShieldCheck, tone: 'info' },
  claimCanceled: { icon: IconShieldCheck, tone: 'neutral' },
  editCreated: { icon: IconPencil, tone: 'neutral' },
  editRequested: { icon: IconPencil, tone: 'info' },
  editConfirmed: { icon: IconPencil, tone: 'good' },
  editDeclined: { icon: IconPencil, tone: 'warning' },
  editCanceled: { icon: IconPencil, tone: 'neutral' },
  editPaid: { icon: IconCash, tone: 'good' },
  notified: { icon: IconMail, tone: 'neutral' },
});
