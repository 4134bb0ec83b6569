import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '../save/StepsDialog.tsx';
import { agree } from './agree.ts';
import type { AgreedChange } from './agree.ts';
import type { Bulk, BulkChange, BulkItem, BulkStep, BulkTexts } from './bulk.ts';
import { ReadState } from '../read/ReadState.tsx';
import { useBulkWords } from './useBulkWords.ts';

interface BulkDialogProps<Change extends BulkChange, Item extends BulkItem> {
  bulk: Bulk<Change, Item>;
  texts: BulkTexts;
  kind: Change['kind'];
  /** Undefined while incomplete. */
  change: Change | undefined;
  /** E.g. “Add tags”. */
  action: string;
  says?: { asks: (count: number) => string; done: (count: number) => string };
  ids: readonly string[];
  loss?: { title: string; text: string; of: (concerned: readonly Item[]) => readonly string[] };
  onClose: () => void;
  onDone: () => void;
  children?: ReactNode;
}

export function BulkDialog<Change extends BulkChange, Item extends BulkItem>(
  props: BulkDialogProps<Change, Item>,
): ReactNode {
  const { bulk, texts, kind, change, action, ids, loss, onClose, onDone, children } = props;
  const { t } = useTranslation('bulk');
  const client = useQueryClient();
  const words = useBulkWords(bulk, texts);
  const made = (count: number): string => words.done(action, count);
  const { asks, done } = props.says ?? { asks: made, done: made };
  const read = useQuery({
    // Own key: a refetch must not replace the values to restore.
    queryKey: ['records before a change', kind, ids],
    queryFn: ({ signal }) => bulk.read(kind, ids, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const changed = useRef<readonly Item[]>([]);
  const concerned = change ? (read.data ?? []).filter((item) => bulk.concerns(change, item)) : [];
  const gone = read.data ? ids.length - read.data.length : 0;

  /** Same steps, so a retry resumes. */
  const agreed = useRef<AgreedChange<Change, Item>>(undefined);
  const steps = (): BulkStep<Item>[] => {
    if (!change) return [];
    agreed.current ??= agree(bulk, change, concerned, { client, labelOf: words.several });
    return agreed.current.steps;
  };
  /** Also after half-done changes. */
  const remember = (): number | undefined =>
    change && !loss && changed.current.length > 0
      ? bulk.history.remember({
          change: agreed.current?.change() ?? change,
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
