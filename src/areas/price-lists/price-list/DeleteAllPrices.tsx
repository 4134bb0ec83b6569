import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePriceListPrices } from '#generated/admin/price-lists/price-lists.ts';
import { chunk } from '#app/query/chunk.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Step } from '#shared/save/steps.ts';
import { PRICES_AT_ONCE } from '../prices.ts';
import { statusOf } from '../status.ts';
import { pricesOf } from './query.ts';
import type { ListPrice, PriceList } from './query.ts';
import { summaryOf } from './summary.ts';
import { useRestorePrices } from './useRestorePrices.ts';

interface DeleteAllPricesProps {
  list: PriceList;
  onClose: () => void;
}

export function DeleteAllPrices({ list, onClose }: DeleteAllPricesProps): ReactNode {
  const { id, name } = list;
  const { t } = useTranslation('price-tools');
  const { t: lists } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const restore = useRestorePrices(id);
  const [now] = useState(() => Date.now());
  const prices = useQuery({ ...pricesOf(id), staleTime: 0 });
  // The confirmed prices: the page refetches while they are deleted.
  const agreed = useRef<{ prices: readonly ListPrice[]; steps: Step[] }>(undefined);
  const isKnown = prices.data !== undefined && !prices.isFetching;
  const summary = prices.data && summaryOf(prices.data);
  const count = summary?.prices ?? 0;
  const steps = (all: readonly ListPrice[]): Step[] => {
    let from = 1;
    return chunk(all, PRICES_AT_ONCE).map((part) => {
      const [first, last] = [from, from + part.length - 1];
      from = last + 1;
      return {
        id: String(first),
        label: t('clear.step', {
          from: format.number(first),
          to: format.number(last),
        }),
        stage: 1,
        run: async (call) =>
          void (await deletePriceListPrices(
            id,
            { price_ids: part.map((price) => price.id) },
            call,
          )),
      };
    });
  };
  return (
    <StepsDialog
      opened
      title={t('clear.title', { name })}
      text={isKnown && count === 0 ? t('clear.none') : t('clear.text')}
      lost={
        isKnown && count > 0
          ? [
              lists('delete.prices', { count, number: format.number(count) }),
              ...(statusOf(list, now) === 'active' ? [lists('delete.shoppers')] : []),
            ]
          : []
      }
      confirmLabel={t('clear.action')}
      operation="deletePriceListPrices"
      isDisabled={!isKnown || count === 0}
      steps={() => {
        agreed.current ??= { prices: prices.data ?? [], steps: steps(prices.data ?? []) };
        return agreed.current.steps;
      }}
      onClose={onClose}
      onDone={() => {
        const deleted = agreed.current?.prices ?? [];
        showToast('success', {
          message: t('clear.done', { name }),
          action: { label: common('actions.undo'), run: () => restore(deleted) },
        });
        onClose();
      }}
    >
      <ReadState
        reads={[prices]}
        texts={{ reading: lists('page.pricesReading'), failed: lists('page.pricesFailed') }}
      />
    </StepsDialog>
  );
}
