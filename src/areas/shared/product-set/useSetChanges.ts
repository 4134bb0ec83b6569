import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { sendInChunks } from '../member-set/send-in-chunks.ts';
import { readPlaces, wayBack } from './membership.ts';
import type { Place, SetCalls } from './membership.ts';

export interface SetWords {
  done: (mode: 'added' | 'removed', count: number) => string;
}

interface SetChanges {
  /** @throws ApiError after it was shown */
  add: (ids: string[]) => Promise<void>;
  remove: (ids: string[]) => Promise<void>;
}

/** Undo skips products edited since. */
export function useSetChanges(set: string, calls: SetCalls, words: SetWords): SetChanges {
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const mutationKey = [calls.operation];
  const undo = useMutation({
    mutationKey,
    mutationFn: async ({ earlier, left }: { earlier: readonly Place[]; left: string | null }) => {
      const now = await readPlaces(
        calls,
        earlier.map(({ id }) => id),
      );
      const { back, kept } = wayBack(earlier, left, now);
      for (const [to, ids] of back) {
        await sendInChunks(ids, (part) =>
          to === null ? calls.takeOut(set, part) : calls.put(to, part),
        );
      }
      if (back.size > 0) showToast('success', { message: t('undone') });
      if (kept > 0) {
        showToast('warning', { message: t('kept', { count: kept, number: format.number(kept) }) });
      }
    },
  });
  const change = useMutation({
    mutationKey,
    mutationFn: async ({ mode, ids }: { mode: 'added' | 'removed'; ids: string[] }) => {
      const isAdded = mode === 'added';
      const places = await readPlaces(calls, ids);
      const earlier = places.filter((place) => (place.set === set) !== isAdded);
      await sendInChunks(ids, (part) =>
        isAdded ? calls.put(set, part) : calls.takeOut(set, part),
      );
      const left = isAdded ? set : null;
      showToast('success', {
        message: words.done(mode, ids.length),
        ...(earlier.length > 0
          ? { action: { label: common('actions.undo'), run: () => undo.mutate({ earlier, left }) } }
          : {}),
      });
    },
  });
  return {
    add: (ids) => change.mutateAsync({ mode: 'added', ids }),
    remove: (ids) => change.mutateAsync({ mode: 'removed', ids }),
  };
}
