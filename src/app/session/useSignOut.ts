import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeleteSession } from '../../../generated/admin/auth/auth.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { hasUnsavedWork } from './leave.ts';
import { endSession } from './session.ts';

/** Ends the session, after asking when that would lose unsaved work, and forgets what the store said to this user. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteSession({
    mutation: {
      onSuccess: () => endSession(queryClient),
      onError: async (error) => {
        // There was no session left to end.
        if (error.status === 401) await endSession(queryClient);
      },
    },
  });
  const signOut = async (): Promise<void> => {
    const mayLeave =
      !hasUnsavedWork() ||
      (await confirm({
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        action: t('actions.discard'),
        cancel: t('actions.keepEditing'),
        isDangerous: true,
      }));
    if (mayLeave) mutate();
  };
  return { signOut: () => void signOut(), isPending };
}
