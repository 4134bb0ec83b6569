import { Text } from '@mantine/core';
import { isEmail } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  NotificationDetail,
  NotificationListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { notificationsOf } from '../notifications.ts';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { readNotified, resending } from './resend-operation.ts';
import { useGuardedReading } from './useGuardedAction.ts';

interface ResendFormProps {
  order: Order;
  /** Id of the preselected message */
  notification: string | undefined;
  onClose: () => void;
}

export function ResendForm({ order, notification, onClose }: ResendFormProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const query = useQuery(
    getListNotificationsQueryOptions<NotificationListResponse>(notificationsOf(order.id)),
  );
  return (
    <SectionQuery query={query} skeleton={<FormSkeleton fields={1} />}>
      {(data) => {
        const notifications = listOf(data.notifications);
        const message = notifications.find(({ id }) => id === notification);
        return message ? (
          <Resend order={order} message={message} all={notifications} onClose={onClose} />
        ) : (
          <Banner tone="info" title={t('impossible')}>
            {t('why.noNotification')}
          </Banner>
        );
      }}
    </SectionQuery>
  );
}

interface ResendProps {
  order: Order;
  message: NotificationDetail;
  all: readonly NotificationDetail[];
  onClose: () => void;
}

function Resend({ order, message, all, onClose }: ResendProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: words } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  // The customer's address may have been corrected since.
  const [first] = useState(order.email || message.to);
  const [to, setTo] = useState(first);
  const [hasTried, setTried] = useState(false);
  const isReady = isEmail(true)(to.trim()) === null;
  const action = useGuardedReading({
    order: { ...order, notifications: all },
    operation: resending,
    read: readNotified,
    isDirty: to !== first,
    done: (sent) => t('resend.done', { address: sent.to }),
    onDone: onClose,
  });
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return isReady ? { notification: message.id, to: to.trim() } : undefined;
      }}
      label={t('resend.submit')}
      onClose={onClose}
    >
      <Text>
        {t('resend.first', { address: message.to, date: format.dateTime(message.created_at) })}
      </Text>
      <EmailInput
        label={common('fields.email')}
        description={t('resend.asItWas')}
        required
        data-autofocus
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        error={hasTried && !isReady ? words('contact.emailInvalid') : undefined}
      />
    </ActionForm>
  );
}
