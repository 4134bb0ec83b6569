import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePublishableApiKey } from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { ApiKey } from './query.ts';
import { revokeOnce } from './revoke.ts';

interface EndKeyProps extends Omit<RemovalProps, 'onGone'> {
  apiKey: ApiKey;
  /** Revoked keys stay in the list. */
  how: 'revoke' | 'delete';
  onGone?: () => void;
}

/** Neither can be undone, and neither stops a storefront that still sends the key. */
export function EndKey(props: EndKeyProps): ReactNode {
  const { apiKey, how, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('keys');
  const client = useQueryClient();
  return (
    <StepsDialog
      opened={opened}
      title={t(`end.${how}.title`, { key: apiKey.title })}
      text={t(`end.${how}.text`)}
      lost={[t('end.storefronts'), t(`end.${how}.lost`)]}
      typeName={apiKey.title}
      confirmLabel={t(`end.${how}.action`)}
      operation={how === 'delete' ? 'deletePublishableApiKey' : 'revokePublishableApiKey'}
      steps={() => [
        {
          id: how,
          label: t(`end.${how}.action`),
          stage: 1,
          run: async (call) => {
            if (how === 'revoke') {
              await revokeOnce(client, apiKey.id, call);
            } else {
              await deletePublishableApiKey(apiKey.id, call);
              onGone?.();
            }
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t(`end.${how}.done`, { key: apiKey.title }) });
        onDone();
      }}
    />
  );
}
