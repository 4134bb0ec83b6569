import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteStockLocation } from '#generated/admin/stock-locations/stock-locations.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { isTyped } from '#ui/overlay/typed-name.ts';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import type { RemovalProps } from '#shared/RecordView.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import { holdingsOf } from './query.ts';
import type { Location } from './query.ts';

/** Asks before a location is deleted: its stock and its reservations go with it for good, so its name is typed first. */
export function DeleteLocation(props: RemovalProps & { location: Location }): ReactNode {
  const { location, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const holdings = useQuery({ ...holdingsOf(location.id), enabled: opened });
  const counted = (kind: 'items' | 'reservations' | 'channels', count: number): string[] =>
    count > 0 ? [t(`delete.${kind}`, { count, number: format.number(count) })] : [];
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { location: location.name })}
      text={t('delete.text')}
      lost={[
        ...counted('items', holdings.data?.items ?? 0),
        ...counted('reservations', holdings.data?.reservations ?? 0),
        ...counted('channels', listOf(location.sales_channels).length),
      ]}
      confirmLabel={t('delete.action')}
      operation="deleteStockLocation"
      isDisabled={!holdings.data || !isTyped(typed, location.name)}
      steps={() => [
        {
          id: 'location',
          label: t('delete.title', { location: location.name }),
          stage: 1,
          run: async (call) => {
            await deleteStockLocation(location.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { location: location.name }) });
        onDone();
      }}
    >
      <SectionQuery query={holdings} skeleton={<RecordsSkeleton />}>
        {() => (
          <TextInput
            autoComplete="off"
            label={common('confirm.type', { name: location.name })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </SectionQuery>
    </StepsDialog>
  );
}
