import type { ReactNode } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import type { OnOffBulk, OnOffChange, OnOffWords } from './on-off.ts';

interface OnOffDialogProps {
  bulk: OnOffBulk;
  words: OnOffWords;
  kind: OnOffChange['kind'];
  /** Of the selected records. */
  ids: readonly string[];
  onClose: () => void;
  /** All are changed. */
  onDone: () => void;
}

/** Asks before the selected codes are switched on or off, or deleted, and does it. */
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
