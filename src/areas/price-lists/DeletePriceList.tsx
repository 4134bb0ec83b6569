import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePriceList } from '#generated/admin/price-lists/price-lists.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { pricesOf } from './price-list/query.ts';
import type { PriceList } from './price-list/query.ts';
import { summaryOf } from './price-list/summary.ts';
import { statusOf } from './status.ts';

interface DeletePriceListProps {
  opened: boolean;
  list: PriceList;
  onClose: () => void;
  /** Called once the list is deleted, before any refetch. */
  onGone?: () => void;
  onDone: () => void;
}

export function DeletePriceList(props: DeletePriceListProps): ReactNode {
  const { opened, list, onClose, onGone, onDone } = props;
  const { id, name } = list;
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [wasGone, setGone] = useState(false);
  const prices = useQuery({ ...pricesOf(id), enabled: opened && !wasGone });
  const summary = prices.data && summaryOf(prices.data);
  const isActive = statusOf(list, now) === 'active';
  const lost =
    summary && summary.prices > 0
      ? [
          t('delete.prices', { count: summary.prices, number: format.number(summary.prices) }),
          ...(isActive ? [t('delete.shoppers')] : []),
        ]
      : [];
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      lost={lost}
      confirmLabel={t('delete.action')}
      operation="deletePriceList"
      isDisabled={!summary && !wasGone}
      steps={() => [
        {
          id: 'list',
          label: t('delete.step', { name }),
          stage: 1,
          run: async (call) => {
            await deletePriceList(id, call);
            setGone(true);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { name }) });
        onDone();
      }}
    >
      <ReadState
        reads={[prices]}
        texts={{ reading: t('page.pricesReading'), failed: t('page.pricesFailed') }}
      />
    </StepsDialog>
  );
}
