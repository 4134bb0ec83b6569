import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteCollection,
  removeProductsFromCollection,
} from '#generated/admin/collections/collections.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteCollectionProps {
  opened: boolean;
  collection: { id: string; title: string };
  productIds: readonly string[];
  onClose: () => void;
  /** Called before anything refetches the deleted collection. */
  onGone?: () => void;
  onDone: () => void;
}

/** Removes the products first: the server would keep the deleted collection on them. */
export function DeleteCollection(props: DeleteCollectionProps): ReactNode {
  const { opened, collection, productIds, onClose, onGone, onDone } = props;
  const { id, title } = collection;
  const { t } = useTranslation('collections');
  const format = useFormat();
  const count = productIds.length;
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { title })}
      text={t('delete.text')}
      lost={count > 0 ? [t('delete.products', { count, number: format.number(count) })] : []}
      confirmLabel={t('delete.action')}
      operation="deleteCollection"
      steps={() => [
        ...(count > 0
          ? [
              {
                id: 'products',
                label: t('delete.stepProducts'),
                stage: 1,
                run: (call: CallOptions) =>
                  removeProductsFromCollection(id, { product_ids: [...productIds] }, call),
              },
            ]
          : []),
        {
          id: 'collection',
          label: t('delete.stepCollection', { title }),
          stage: 2,
          run: async (call) => {
            await deleteCollection(id, call);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { title }) });
        onDone();
      }}
    />
  );
}
