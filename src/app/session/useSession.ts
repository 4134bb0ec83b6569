import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { createElement, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserResponse } from '../../../generated/admin/admin.schemas.ts';
import { useDeleteSession, useGetSession } from '../../../generated/admin/auth/auth.ts';
import type { ApiError } from '../../client/index.ts';
import { sessionGate } from './gate.ts';
import { hasUnsavedWork } from './leave.ts';
import { endSession, sessionOptions } from './session.ts';

/** The signed-in user; answers the error 401 when nobody is. */
export const useSession = (): UseQueryResult<UserResponse, ApiError> =>
  useGetSession<UserResponse, ApiError>(sessionOptions);

/** Whether the session has ended beneath a page at work. */
export const useSessionOver = (): boolean =>
  useSyncExternalStore(sessionGate.subscribe, () => sessionGate.state() === 'over');

/** Ends the session, after asking when that would lose unsaved work, and forgets what the store said to this user. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDeleteSession({
    mutation: {
      onSuccess: () => endSession(queryClient),
      onError: async (error) => {
        // There was no session left to end.
        if (error.status === 401) await endSession(queryClient);
      },
    },
  });
  const signOut = (): void => {
    if (!hasUnsavedWork()) {
      mutate();
      return;
    }
    modals.openConfirmModal({
      title: t('form.leaveTitle'),
      children: createElement('p', { style: { margin: 0 } }, t('form.leaveText')),
      labels: { confirm: t('actions.discard'), cancel: t('actions.keepEditing') },
      confirmProps: { color: 'red' },
      closeButtonProps: { 'aria-label': t('actions.close') },
      onConfirm: () => mutate(),
    });
  };
  return { signOut, isPending };
}
