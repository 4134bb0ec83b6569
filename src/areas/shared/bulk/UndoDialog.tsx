import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '../save/StepsDialog.tsx';
import type { Bulk, BulkChange, BulkItem, BulkStep, BulkTexts } from './bulk.ts';
import type { DoneChange } from './history.ts';
import { ReadState } from '../read/ReadState.tsx';
import { readUndoPlan, stepsOfUndo } from './undo.ts';
import { useBulkWords } from './useBulkWords.ts';

const NAMED = 5;

interface UndoDialogProps<Change extends BulkChange, Item extends BulkItem> {
  bulk: Bulk<Change, Item>;
  texts: BulkTexts;
  done: DoneChange<Change, Item>;
  onClose: () => void;
}

/** Leaves records alone that were edited since. */
export function UndoDialog<Change extends BulkChange, Item extends BulkItem>({
  bulk,
  texts,
  done,
  onClose,
}: UndoDialogProps<Change, Item>): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const words = useBulkWords(bulk, texts);
  const undone = useRef<ReadonlySet<string>>(new Set());
  /** Edited between question and answer. */
  const late = useRef<readonly Item[]>([]);
  const read = useQuery({
    queryKey: ['undo plan', done.id],
    queryFn: ({ signal }) => readUndoPlan(bulk, done, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    // Fail offline instead of waiting.
    networkMode: 'always',
  });
  const plan = read.data;
  const restored = plan?.restored ?? [];
  /** Same steps, so a retry resumes. */
  const agreed = useRef<BulkStep<Item>[]>(undefined);
  const steps = (): BulkStep<Item>[] => {
    if (!plan) return [];
    agreed.current ??= stepsOfUndo(
      bulk,
      done,
      plan,
      { look: t('undoLook'), labelOf: words.several },
      ({ kept, gone }) => {
        late.current = [...kept, ...gone];
      },
    );
    return agreed.current;
  };
  const close = (): void => {
    bulk.history.forget(done.id, undone.current);
    onClose();
  };
  const keptText = (items: readonly Item[]): string => {
    const names = items.slice(0, NAMED).map(bulk.nameOf);
    return texts.kept(items.length, format.list(items.length > NAMED ? [...names, '…'] : names));
  };
  const found = (): ReactNode => {
    if (!plan) return <ReadState reads={[read]} texts={texts} />;
    const { kept, gone } = plan;
    return (
      <div role="status">
        {kept.length > 0 ? <Text size="sm">{keptText(kept)}</Text> : null}
        {gone.length > 0 ? <Text size="sm">{texts.gone(gone.length)}</Text> : null}
      </div>
    );
  };
  return (
    <StepsDialog
      opened
      title={t('undoTitle', { change: done.label })}
      text={plan ? texts.restored(restored.length) : t('undoLook')}
      confirmLabel={t('undo')}
      operation={bulk.operationOf(done.change.kind)}
      isHarmless
      isDisabled={restored.length === 0}
      steps={steps}
      onRan={(ran) => {
        undone.current = new Set(
          steps()
            .filter(({ id }) => ran.has(id))
            .flatMap(({ items }) => items.map(({ id }) => id)),
        );
      }}
      onClose={close}
      onDone={() => {
        if (late.current.length > 0) showToast('warning', { message: keptText(late.current) });
        if (late.current.length < restored.length) {
          showToast('success', { message: t('undone', { change: done.label }) });
        }
        // Edited records can't be undone later.
        undone.current = new Set(done.items.map(({ id }) => id));
        close();
      }}
    >
      {found()}
    </StepsDialog>
  );
}
