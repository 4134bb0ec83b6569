import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { createElement } from 'react';
import { useDeleteSession } from '#generated/admin/auth/auth.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { isSomeoneElseIn } from '../preferences/browser-storage.ts';
import { letSavedViewsStay } from '../preferences/saved-views.ts';
import { SignOutLosses } from './SignOutLosses.tsx';
import { personIn } from './session.ts';
import { endSession } from './session-changes.ts';
import { isNothingLost, whatIsLost } from './sign-out-losses.ts';

/** Signs out, after a confirmation if work would be lost. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteSession({
    mutation: {
      onSuccess: () => endSession(queryClient),
      onError: async (error) => {
        if (error.status === 401) await endSession(queryClient);
      },
    },
  });
  const signOut = async (): Promise<void> => {
    const userId = personIn(queryClient)?.id;
    const losses = await whatIsLost(userId);
    if (!isNothingLost(losses)) {
      await i18next.loadNamespaces('session');
      const t = i18next.getFixedT(null, 'session');
      let viewsStay = losses.viewsStay;
      const isSure = await confirm({
        title: t('signOut.title'),
        text: createElement(SignOutLosses, {
          losses,
          onViewsStay: (stay) => {
            viewsStay = stay;
          },
        }),
        action: t('signOut.action'),
        isDangerous: true,
      });
      if (!isSure) return;
      if (userId !== undefined) letSavedViewsStay(userId, viewsStay);
    }
    // Another user's session: don't end it.
    if (userId !== undefined && isSomeoneElseIn(userId)) await endSession(queryClient);
    else mutate();
  };
  return { signOut: () => void signOut(), isPending };
}
