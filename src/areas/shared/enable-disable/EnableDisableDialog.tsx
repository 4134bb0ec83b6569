import type { ReactNode } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import type {
  EnableDisableBulk,
  EnableDisableChange,
  EnableDisableWords,
} from './enable-disable.ts';

interface EnableDisableDialogProps {
  bulk: EnableDisableBulk;
  words: EnableDisableWords;
  kind: EnableDisableChange['kind'];
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function EnableDisableDialog({
  bulk,
  words,
  kind,
  ids,
  ...ends
}: EnableDisableDialogProps): ReactNode {
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
