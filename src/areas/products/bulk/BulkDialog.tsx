import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import type { ItemsByVariant } from '../product/removal.ts';
import { KINDS, NO_INPUT, changeOf } from './actions.ts';
import type { BulkAction } from './actions.ts';
import { BulkField } from './BulkField.tsx';
import { concerns, operationOf } from './change.ts';
import type { EarlierProduct } from './change.ts';
import { readEarlier } from './earlier.ts';
import { askUndo, noteOffer, rememberChange } from './history.ts';
import { changeSteps } from './plan.ts';
import type { BulkStep } from './plan.ts';
import { useBulkWords } from './useBulkWords.ts';

interface BulkDialogProps {
  action: BulkAction;
  /** Of the selected products. */
  ids: readonly string[];
  onClose: () => void;
  /** All products are changed. */
  onDone: () => void;
}

/** Asks what is to be done with many products, says what that changes, does it and shows each that failed. */
export function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps): ReactNode {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const words = useBulkWords();
  const [input, setInput] = useState(NO_INPUT);
  const kind = KINDS[action];
  const read = useQuery({
    // Not among the products' own answers, which are read anew after each run: what is written back
    // later must be what was there before the first.
    queryKey: ['earlier products', kind, ids],
    queryFn: ({ signal }) => readEarlier(kind, ids, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { text, detail } = useErrorText(read.error);
  const change = changeOf(action, input);
  const items = useRef<ItemsByVariant>(new Map());
  const changed = useRef<EarlierProduct[]>([]);
  const concerned = change ? (read.data ?? []).filter((one) => concerns(change, one)) : [];
  const gone = read.data ? ids.length - read.data.length : 0;
  const variants = concerned.reduce((sum, product) => sum + product.variants.length, 0);

  const steps = (): BulkStep[] =>
    change ? changeSteps(change, concerned, words.several, items.current) : [];
  /** Keeps what was changed for undoing: also what a half-done change has done. */
  const remember = (): number | undefined =>
    change && change.kind !== 'delete' && changed.current.length > 0
      ? rememberChange({
          change,
          label: words.done(action, changed.current.length),
          products: changed.current,
        })
      : undefined;
  const summary = (): ReactNode => {
    if (read.isPending) {
      return (
        <div role="status" aria-label={t('reading')}>
          <Skeleton height={14} width="60%" />
        </div>
      );
    }
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
    if (!change) return null;
    return (
      <Text size="sm" c="dimmed" role="status">
        {concerned.length === 0
          ? t('noneChange')
          : concerned.length === ids.length
            ? null
            : t('willChange', {
                count: concerned.length,
                number: format.number(concerned.length),
                total: format.number(ids.length),
              })}{' '}
        {gone > 0 ? t('gone', { count: gone, number: format.number(gone) }) : null}
      </Text>
    );
  };
  return (
    <StepsDialog
      opened
      title={
        action === 'delete'
          ? t('deleteTitle', { count: ids.length, number: format.number(ids.length) })
          : words.done(action, ids.length)
      }
      text={kind === 'delete' ? t('deleteText') : t('undoable')}
      lost={
        kind === 'delete' && concerned.length > 0
          ? [
              words.several(concerned),
              ...(variants > 0
                ? [t('deleteVariants', { count: variants, number: format.number(variants) })]
                : []),
            ]
          : []
      }
      confirmLabel={t(`action.${action}`)}
      operation={operationOf(kind)}
      isHarmless={kind !== 'delete'}
      isDisabled={concerned.length === 0}
      steps={steps}
      onRan={(done) => {
        changed.current = steps()
          .filter(({ id }) => done.has(id))
          .flatMap(({ products }) => products);
      }}
      onClose={() => {
        remember();
        onClose();
      }}
      onDone={() => {
        const id = remember();
        noteOffer(
          showToast('success', {
            message: words.done(action, changed.current.length),
            ...(id === undefined ? {} : { action: { label: t('undo'), run: () => askUndo(id) } }),
          }),
        );
        onDone();
      }}
    >
      <BulkField action={action} value={input} onChange={setInput} />
      {summary()}
    </StepsDialog>
  );
}
