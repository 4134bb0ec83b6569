import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteCollection,
  removeProductsFromCollection,
} from '#generated/admin/collections/collections.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { sendInChunks } from '#shared/member-set/send-in-chunks.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteCollectionProps {
  opened: boolean;
  collection: { id: string; title: string };
  /** As the page knows them. */
  productCount: number;
  onClose: () => void;
  /** Called before anything refetches the deleted collection. */
  onGone?: () => void;
  onDone: () => void;
}

/** Others may have added some since the page was read. */
async function productsIn(id: string, call: CallOptions): Promise<string[]> {
  const products = await everyPage(async (page) => {
    const { products: rows, count } = await listProducts(
      {
        ...page,
        collection_id: [id],
        order: 'id' satisfies OrderOf<typeof listProducts>,
        fields: 'id' satisfies FieldOf<typeof listProducts>,
        // Without any relation, the server would expand all.
        expand: 'collection' satisfies ExpandOf<typeof listProducts>,
      },
      call,
    );
    return { rows, count };
  });
  return products.map((product) => product.id);
}

/** Removes the products first: the server would keep the deleted collection on them. */
export function DeleteCollection(props: DeleteCollectionProps): ReactNode {
  const { opened, collection, productCount: count, onClose, onGone, onDone } = props;
  const { id, title } = collection;
  const { t } = useTranslation('collections');
  const format = useFormat();
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { title })}
      text={t('delete.text')}
      lost={count > 0 ? [t('delete.products', { count, number: format.number(count) })] : []}
      confirmLabel={t('delete.action')}
      operation="deleteCollection"
      steps={() => [
        {
          id: 'products',
          label: t('delete.stepProducts'),
          stage: 1,
          run: async (call) => {
            const ids = await productsIn(id, call);
            await sendInChunks(ids, (part) =>
              removeProductsFromCollection(id, { product_ids: part }, call),
            );
          },
        },
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
