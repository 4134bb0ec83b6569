import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import { forgetChange } from './history.ts';
import type { DoneChange } from './history.ts';
import type { EarlierProduct } from './change.ts';
import type { BulkStep } from './plan.ts';
import { readUndoPlan, stepsOfUndo, undoOperation } from './undo.ts';
import { useBulkWords } from './useBulkWords.ts';

/** Products that a sentence names before it counts the rest. */
const NAMED = 5;

interface UndoDialogProps {
  done: DoneChange;
  onClose: () => void;
}

/**
 * Looks what the products of a change are now, says what stays because someone has changed it since, and asks before
 * the earlier values are written back.
 */
export function UndoDialog({ done, onClose }: UndoDialogProps): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const words = useBulkWords();
  const undone = useRef<ReadonlySet<string>>(new Set());
  /** Changed by someone between the question and the answer. */
  const late = useRef<readonly EarlierProduct[]>([]);
  const read = useQuery({
    queryKey: ['undo plan', done.id],
    queryFn: ({ signal }) => readUndoPlan(done, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    // Without a network it says so instead of waiting.
    networkMode: 'always',
  });
  const { text, detail } = useErrorText(read.error);
  const plan = read.data;
  const restored = plan?.restored ?? [];
  /** One list for all tries: a retry goes on from what an earlier one has looked at. */
  const agreed = useRef<BulkStep[]>(undefined);
  const steps = (): BulkStep[] => {
    if (!plan) return [];
    agreed.current ??= stepsOfUndo(
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
    forgetChange(done.id, undone.current);
    onClose();
  };
  const keptText = (products: readonly EarlierProduct[]): string => {
    const names = products.slice(0, NAMED).map(({ title }) => title);
    return t('undoKept', {
      count: products.length,
      number: format.number(products.length),
      names: format.list(products.length > NAMED ? [...names, '…'] : names),
    });
  };
  const found = (): ReactNode => {
    if (read.isError) {
      return (
        <ErrorState
          title={t('failed')}
          text={text}
          detail={detail}
          onRetry={() => void read.refetch()}
        />
      );
    }
    if (!plan) {
      return (
        <div role="status" aria-label={t('reading')}>
          <Skeleton height={14} width="60%" />
        </div>
      );
    }
    const { kept, gone } = plan;
    return (
      <div role="status">
        {kept.length > 0 ? <Text size="sm">{keptText(kept)}</Text> : null}
        {gone.length > 0 ? (
          <Text size="sm">
            {t('gone', { count: gone.length, number: format.number(gone.length) })}
          </Text>
        ) : null}
      </div>
    );
  };
  return (
    <StepsDialog
      opened
      title={t('undoTitle', { change: done.label })}
      text={
        plan
          ? t('undoRestores', { count: restored.length, number: format.number(restored.length) })
          : t('undoLook')
      }
      confirmLabel={t('undo')}
      operation={undoOperation(done)}
      isHarmless
      isDisabled={restored.length === 0}
      steps={steps}
      onRan={(ran) => {
        undone.current = new Set(
          steps()
            .filter(({ id }) => ran.has(id))
            .flatMap(({ products }) => products.map(({ id }) => id)),
        );
      }}
      onClose={close}
      onDone={() => {
        if (late.current.length > 0) showToast('warning', { message: keptText(late.current) });
        if (late.current.length < restored.length) {
          showToast('success', { message: t('undone', { change: done.label }) });
        }
        // What stays as it is cannot be undone later either.
        undone.current = new Set(done.products.map(({ id }) => id));
        close();
      }}
    >
      {found()}
    </StepsDialog>
  );
}
