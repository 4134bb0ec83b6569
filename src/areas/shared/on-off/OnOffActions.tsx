import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import type { OnOffAction, OnOffBulk, OnOffChange, OnOffWords } from './on-off.ts';

const OnOffDialog = lazyNamed(() => import('./OnOffDialog.tsx'), 'OnOffDialog');

const FIRST: readonly OnOffAction[] = ['enable', 'disable', 'copy'];
const FURTHER: readonly (readonly OnOffAction[])[] = [['delete']];

interface OnOffActionsProps {
  bulk: OnOffBulk;
  words: OnOffWords;
  ids: readonly string[];
  clear: () => void;
}

export function OnOffActions({ bulk, words, ids, clear }: OnOffActionsProps): ReactNode {
  const [kind, setKind] = useState<OnOffChange['kind']>();
  const copy = useCopyCodes(bulk, words, ids);
  return (
    <>
      <BulkButtons<OnOffAction>
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
          <OnOffDialog
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

function useCopyCodes(bulk: OnOffBulk, words: OnOffWords, ids: readonly string[]): () => void {
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
