import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Step } from '#shared/save/steps.ts';
import { copySteps } from './duplicate.ts';
import { pricesOf } from './price-list/query.ts';
import type { PriceList } from './price-list/query.ts';

interface DuplicatePriceListProps {
  list: PriceList;
  onClose: () => void;
}

export function DuplicatePriceList({ list, onClose }: DuplicatePriceListProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const navigate = useNavigate();
  const [name, setName] = useState(t('duplicate.nameOf', { name: list.name, isValue: true }));
  const prices = useQuery({ ...pricesOf(list.id), staleTime: 0 });
  const made = useRef('');
  // Kept for retries, which continue the same copy.
  const agreed = useRef<Step[]>(undefined);
  const { data } = prices;
  const isKnown = data !== undefined && !prices.isFetching;
  return (
    <StepsDialog
      opened
      isHarmless
      title={t('duplicate.title', { name: list.name })}
      text={t('duplicate.text')}
      confirmLabel={common('actions.duplicate')}
      operation="createPriceList"
      isDisabled={!isKnown || name.trim() === ''}
      steps={() =>
        (agreed.current ??= copySteps(
          list,
          name.trim(),
          data ?? [],
          {
            list: t('duplicate.stepList', { name: name.trim() }),
            prices: (from, to) =>
              t('duplicate.stepPrices', { from: format.number(from), to: format.number(to) }),
          },
          (id) => {
            made.current = id;
          },
        ))
      }
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('duplicate.done', { name: name.trim() }) });
        void navigate(paths.priceList(made.current));
      }}
    >
      <TextInput
        label={t('fields.name')}
        required
        value={name}
        error={name.trim() === '' ? common('form.nameMissing') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ReadState
        reads={[prices]}
        texts={{ reading: t('page.pricesReading'), failed: t('page.pricesFailed') }}
      />
    </StepsDialog>
  );
}
