import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import type {
  EnableDisableAction,
  EnableDisableBulk,
  EnableDisableChange,
  EnableDisableWords,
} from './enable-disable.ts';
import { useEnableDisableWords } from './useEnableDisableWords.ts';

const EnableDisableDialog = lazyNamed(
  () => import('./EnableDisableDialog.tsx'),
  'EnableDisableDialog',
);

const FIRST: readonly EnableDisableAction[] = ['enable', 'disable', 'copy'];
const FURTHER: readonly (readonly EnableDisableAction[])[] = [['delete']];

interface EnableDisableActionsProps {
  bulk: EnableDisableBulk;
  ids: readonly string[];
  clear: () => void;
}

export function EnableDisableActions({ bulk, ids, clear }: EnableDisableActionsProps): ReactNode {
  const words = useEnableDisableWords(bulk);
  const [kind, setKind] = useState<EnableDisableChange['kind']>();
  const copy = useCopyCodes(bulk, words, ids);
  return (
    <>
      <BulkButtons<EnableDisableAction>
        first={FIRST}
        further={FURTHER}
        labelOf={words.actionOf}
        dangerous="delete"
        onChoose={(one) => {
          if (one === 'copy') copy();
          else setKind(one);
        }}
      />
      {kind ? (
        <Suspense fallback={null}>
          <EnableDisableDialog
            bulk={bulk}
            words={words}
            kind={kind}
            ids={ids}
            onClose={() => setKind(undefined)}
            onDone={() => {
              setKind(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function useCopyCodes(
  bulk: EnableDisableBulk,
  words: EnableDisableWords,
  ids: readonly string[],
): () => void {
  const { mutate } = useMutation({
    mutationFn: async () => {
      // No dialog aborts it.
      const found = await bulk.read('disable', ids, { signal: new AbortController().signal });
      try {
        await navigator.clipboard.writeText(found.map(({ code }) => code).join('\n'));
        showToast('success', { message: words.copied(found.length) });
      } catch {
        showToast('error', { message: words.copyFailed });
      }
    },
  });
  return mutate;
}
