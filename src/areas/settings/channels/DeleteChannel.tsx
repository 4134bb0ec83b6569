import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSalesChannel } from '#generated/admin/sales-channels/sales-channels.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { holdingsOf } from './query.ts';
import type { Channel } from './query.ts';

export function DeleteChannel(props: RemovalProps & { channel: Channel }): ReactNode {
  const { channel, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('channels');
  const format = useFormat();
  const hasKeys = useFeature('publishable_api_keys') === true;
  const holdings = useQuery({
    ...holdingsOf(useQueryClient(), channel.id, hasKeys),
    enabled: opened,
  });
  const counted = (kind: 'products' | 'keys' | 'orders'): string[] => {
    const count = holdings.data?.[kind] ?? 0;
    return count > 0 ? [t(`delete.${kind}`, { count, number: format.number(count) })] : [];
  };
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { channel: channel.name })}
      text={t('delete.text')}
      lost={[...counted('products'), ...counted('keys'), ...counted('orders')]}
      holdings={holdings}
      typeName={channel.name}
      confirmLabel={t('delete.action')}
      operation="deleteSalesChannel"
      steps={() => [
        {
          id: 'channel',
          label: t('delete.action'),
          stage: 1,
          run: async (call) => {
            await deleteSalesChannel(channel.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { channel: channel.name }) });
        onDone();
      }}
    />
  );
}
