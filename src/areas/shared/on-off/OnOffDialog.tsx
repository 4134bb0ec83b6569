import type { ReactNode } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import type { OnOffBulk, OnOffChange, OnOffWords } from './on-off.ts';

interface OnOffDialogProps {
  bulk: OnOffBulk;
  words: OnOffWords;
  kind: OnOffChange['kind'];
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function OnOffDialog({ bulk, words, kind, ids, ...ends }: OnOffDialogProps): ReactNode {
  const loss = { title: words.deleteTitle(ids.length), text: words.deleteText, of: () => [] };
  return (
    <BulkDialog
      bulk={bulk}
      texts={words.texts}
      kind={kind}
      change={{ kind }}
      action={words.actionOf(kind)}
      ids={ids}
      {...(kind === 'delete' ? { loss } : {})}
      {...ends}
    />
  );
}
