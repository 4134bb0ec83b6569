import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteRegion } from '#generated/admin/regions/regions.ts';
import { deleteShippingOption } from '#generated/admin/shipping-options/shipping-options.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import type { Step } from '#shared/save/steps.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { holdingsOf } from './query.ts';
import type { Region } from './query.ts';

/** Deletes shipping options first: the server would leave them, and then list no options of any region. */
export function DeleteRegion(props: RemovalProps & { region: Region }): ReactNode {
  const { region, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('regions');
  const format = useFormat();
  const holdings = useQuery({ ...holdingsOf(region.id), enabled: opened });
  const options = holdings.data?.options ?? [];
  const counted = (kind: 'countries' | 'options' | 'orders', count = 0): string[] =>
    count > 0 ? [t(`delete.${kind}`, { count, number: format.number(count) })] : [];
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { region: region.name })}
      text={t('delete.text')}
      lost={[
        ...counted('countries', listOf(region.countries).length),
        ...counted('options', options.length),
        ...counted('orders', holdings.data?.orders),
      ]}
      holdings={holdings}
      typeName={region.name}
      confirmLabel={t('delete.action')}
      operation="deleteRegion"
      steps={() => [
        ...options.map(({ id, name }): Step => ({
          id: `option-${id}`,
          label: t('delete.option', { option: name }),
          stage: 1,
          run: (call) => deleteShippingOption(id, call),
        })),
        {
          id: 'region',
          label: t('delete.action'),
          stage: 2,
          run: async (call) => {
            await deleteRegion(region.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { region: region.name }) });
        onDone();
      }}
    />
  );
}
