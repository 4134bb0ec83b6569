import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { sendInChunks } from './send-in-chunks.ts';

interface MemberCalls {
  /** Reject after the error was shown. */
  add: (ids: string[], undo?: () => void) => Promise<void>;
  remove: (ids: string[], undo?: () => void) => Promise<void>;
}

interface MemberCallsOptions {
  add: (ids: string[]) => Promise<unknown>;
  remove: (ids: string[]) => Promise<unknown>;
  done: (mode: 'added' | 'removed', count: number) => string;
}

export function useMemberCalls({ add, remove, done }: MemberCallsOptions): MemberCalls {
  const { t } = useTranslation('common');
  const moving =
    (send: MemberCallsOptions['add'], mode: 'added' | 'removed'): MemberCalls['add'] =>
    async (ids, undo) => {
      await sendInChunks(ids, send);
      showToast('success', {
        message: done(mode, ids.length),
        ...(undo ? { action: { label: t('actions.undo'), run: undo } } : {}),
      });
    };
  return { add: moving(add, 'added'), remove: moving(remove, 'removed') };
}
