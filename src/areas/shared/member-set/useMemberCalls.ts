import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { inCalls } from './in-calls.ts';

interface MemberCalls {
  /** Both fail with what the server said, which has been told by then. */
  add: (ids: string[], undo?: () => void) => Promise<void>;
  remove: (ids: string[], undo?: () => void) => Promise<void>;
}

interface MemberCallsOptions {
  /** Adds some members with one call. */
  add: (ids: string[]) => Promise<unknown>;
  /** Takes some out with one call. */
  remove: (ids: string[]) => Promise<unknown>;
  /** Says how many were added or removed. */
  done: (mode: 'added' | 'removed', count: number) => string;
}

/** Adds and removes the members of a `MemberSet`, however many; the message offers the way back. */
export function useMemberCalls({ add, remove, done }: MemberCallsOptions): MemberCalls {
  const { t } = useTranslation('common');
  const moving =
    (send: MemberCallsOptions['add'], mode: 'added' | 'removed'): MemberCalls['add'] =>
    async (ids, undo) => {
      await inCalls(ids, send);
      showToast('success', {
        message: done(mode, ids.length),
        ...(undo ? { action: { label: t('actions.undo'), run: undo } } : {}),
      });
    };
  return { add: moving(add, 'added'), remove: moving(remove, 'removed') };
}
