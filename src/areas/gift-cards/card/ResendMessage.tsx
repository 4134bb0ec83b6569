import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { ResendForm } from '#shared/notifications/ResendForm.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { messagesOf } from './MessagesSection.tsx';

interface ResendMessageProps {
  cardId: string;
  /** Message id. */
  message: string | undefined;
  onClose: () => void;
}

export function ResendMessage({ cardId, message, onClose }: ResendMessageProps): ReactNode {
  const { t } = useTranslation('notifications');
  const query = useQuery(messagesOf(cardId));
  return (
    <SectionQuery query={query} skeleton={<FormSkeleton fields={1} />}>
      {({ notifications }) => {
        const found = listOf(notifications).find(({ id }) => id === message);
        return found ? (
          <ResendForm notification={found} onClose={onClose} />
        ) : (
          <Banner tone="info">{t('gone')}</Banner>
        );
      }}
    </SectionQuery>
  );
}
