import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationListResponse } from '#generated/admin/admin.schemas.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { listOf } from '#ui/format/instant.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';

/** A card has few messages. */
const MOST = 50;

export const messagesOf = (cardId: string) =>
  getListNotificationsQueryOptions<NotificationListResponse>({
    resource_type: 'gift_card',
    resource_id: cardId,
    limit: MOST,
  });

interface MessagesSectionProps {
  cardId: string;
  onResend: (id: string) => void;
}

export function MessagesSection({ cardId, onResend }: MessagesSectionProps): ReactNode {
  const { t } = useTranslation('notifications');
  const query = useQuery({ ...messagesOf(cardId), enabled: useFirstContent() });
  return (
    <RecordsSection
      title={t('list')}
      query={query}
      rowsOf={({ notifications }) => listOf(notifications)}
      noneOf={() => t('none')}
      renderRow={({ id, to, created_at: at }) => (
        <LinkedRecord
          title={to}
          detail={<DateText instant={at} />}
          value={
            <Button size="compact-sm" variant="default" onClick={() => onResend(id)}>
              {t('action')}
            </Button>
          }
        />
      )}
    />
  );
}
