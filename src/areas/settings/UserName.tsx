import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetUser } from '#generated/admin/users/users.ts';
import { personName } from '#ui/format/person-name.ts';
import { NO_VALUE } from '#ui/format/instant.ts';

/** Name of a user; – if unknown. A 404 means the user was removed. */
export function UserName({ id }: { id: string | null | undefined }): ReactNode {
  const { t } = useTranslation('settings');
  const { data, error } = useGetUser(id ?? '', {
    query: { enabled: Boolean(id), retry: false },
  });
  if (!id) return NO_VALUE;
  if (error) return error.status === 404 ? t('formerUser') : NO_VALUE;
  return data ? <bdi>{personName(data.user)}</bdi> : '…';
}
