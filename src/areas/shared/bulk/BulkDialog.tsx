import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '../StepsDialog.tsx';
import type { Bulk, BulkChange, BulkItem, BulkStep, BulkTexts } from './bulk.ts';
import { ReadState } from '../ReadState.tsx';
import { useBulkWords } from './useBulkWords.ts';

interface BulkDialogProps<Change extends BulkChange, Item extends BulkItem> {
  bulk: Bulk<Change, Item>;
  texts: BulkTexts;
  kind: Change['kind'];
  /** Undefined while something is missing. */
  change: Change | undefined;
  /** What it does, in words, as its button says: “Add tags”. */
  action: string;
  /** What is asked of how many, and what was done to how many, in whole sentences; out of `action` unless told. */
  says?: { asks: (count: number) => string; done: (count: number) => string };
  /** Of the selected records. */
  ids: readonly string[];
  /** For what can't be undone: what it asks, says, and what of the concerned records is lost, one line each. */
  loss?: { title: string; text: string; of: (concerned: readonly Item[]) => readonly string[] };
  onClose: () => void;
  /** All records are changed. */
  onDone: () => void;
  /** The field of what one chooses. */
  children?: ReactNode;
}

/** Asks what is to be done with many records, says what that changes, does it and shows each that failed. */
export function BulkDialog<Change extends BulkChange, Item extends BulkItem>(
  props: BulkDialogProps<Change, Item>,
): ReactNode {
  const { bulk, texts, kind, change, action, ids, loss, onClose, onDone, children } = props;
  const { t } = useTranslation('bulk');
  const words = useBulkWords(bulk, texts);
  const made = (count: number): string => words.done(action, count);
  const { asks, done } = props.says ?? { asks: made, done: made };
  const read = useQuery({
    // Not among the records' own answers, which are read anew after each run: what is written back
    // later must be what was there before the first.
    queryKey: ['records before a change', kind, ids],
    queryFn: ({ signal }) => bulk.read(kind, ids, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const changed = useRef<readonly Item[]>([]);
  const concerned = change ? (read.data ?? []).filter((item) => bulk.concerns(change, item)) : [];
  const gone = read.data ? ids.length - read.data.length : 0;

  /** One list for all tries: a retry goes on from what an earlier one has done. */
  const agreed = useRef<BulkStep<Item>[]>(undefined);
  const steps = (): BulkStep<Item>[] => {
    if (!change) return [];
    agreed.current ??= bulk.changeSteps(change, concerned, words.several);
    return agreed.current;
  };
  /** Keeps what was changed for undoing: also what a half-done change has done. */
  const remember = (): number | undefined =>
    change && !loss && changed.current.length > 0
      ? bulk.history.remember({
          change,
          label: done(changed.current.length),
          items: changed.current,
        })
      : undefined;
  const summary = (): ReactNode => {
    if (!read.data) return <ReadState reads={[read]} texts={texts} />;
    if (!change) return null;
    return (
      <Text size="sm" c="dimmed" role="status">
        {concerned.length === 0
          ? t('noneChange')
          : concerned.length === ids.length
            ? null
            : texts.willChange(concerned.length, ids.length)}{' '}
        {gone > 0 ? texts.gone(gone) : null}
      </Text>
    );
  };
  return (
    <StepsDialog
      opened
      title={loss?.title ?? asks(ids.length)}
      text={loss?.text ?? t('undoable')}
      lost={loss && concerned.length > 0 ? [words.several(concerned), ...loss.of(concerned)] : []}
      confirmLabel={action}
      operation={bulk.operationOf(kind)}
      isHarmless={!loss}
      isDisabled={concerned.length === 0}
      steps={steps}
      onRan={(ran) => {
        changed.current = steps()
          .filter(({ id }) => ran.has(id))
          .flatMap(({ items }) => items);
      }}
      onClose={() => {
        remember();
        onClose();
      }}
      onDone={() => {
        const id = remember();
        bulk.history.noteOffer(
          showToast('success', {
            message: done(changed.current.length),
            ...(id === undefined
              ? {}
              : { action: { label: t('undo'), run: () => bulk.history.askUndo(id) } }),
          }),
        );
        onDone();
      }}
    >
      {children}
      {summary()}
    </StepsDialog>
  );
}
