import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#generated/admin/admin.schemas.ts';
import { KeyField } from '#ui/format/KeyField.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { useInviteLink } from './invite-link.ts';

export function InviteLink({ invite }: { invite: Invite }): ReactNode {
  const { t } = useTranslation('people');
  const format = useFormat();
  const linkFor = useInviteLink();
  return (
    <Stack>
      <Text>
        {t('link.text', {
          email: invite.user_email,
          date: format.dateTime(invite.expires_at),
        })}
      </Text>
      {linkFor ? (
        <KeyField value={linkFor(invite.token)} label={t('link.label')} />
      ) : (
        <TextSkeleton lines={2} />
      )}
      <Text size="sm" c="dimmed">
        {t('link.mail')}
      </Text>
    </Stack>
  );
}
