import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { useUndo } from '../save/useUndo.ts';
import { sendInChunks } from '../member-set/send-in-chunks.ts';
import { readPlaces, wayBack } from './membership.ts';
import type { Place, SetCalls } from './membership.ts';

export interface SetWords {
  done: (mode: 'added' | 'removed', count: number) => string;
}

interface Before {
  earlier: readonly Place[];
  /** See `wayBack`. */
  left: string | null;
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
  const undo = useUndo<Before>(calls.operation, async ({ earlier, left }) => {
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
    if (back.size > 0 || kept === 0) showToast('success', { message: t('undone') });
    if (kept > 0) {
      showToast('warning', { message: t('kept', { count: kept, number: format.number(kept) }) });
    }
  });
  const change = useMutation({
    mutationKey: [calls.operation],
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
          ? { action: { label: common('actions.undo'), run: () => undo({ earlier, left }) } }
          : {}),
      });
    },
  });
  return {
    add: (ids) => change.mutateAsync({ mode: 'added', ids }),
    remove: (ids) => change.mutateAsync({ mode: 'removed', ids }),
  };
}
