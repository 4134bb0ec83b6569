import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { MetadataForm as RecordMetadataForm } from '#shared/MetadataForm.tsx';
import { metadataBody } from '#shared/metadata.ts';
import type { EditorProps } from './editing.ts';
import { readProductNow } from './query.ts';

/** Edits what other programs keep with a product. */
export function MetadataForm({ product, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const queryClient = useQueryClient();
  const calls = useOwnCalls();
  const update = useUpdateProduct({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('form.saved', { title: product.title }) } },
  });
  return (
    <RecordMetadataForm
      calls={calls}
      record={product}
      read={(call) => readProductNow(queryClient, product.id, call)}
      send={(before, after) =>
        update.mutateAsync({
          id: product.id,
          data: { metadata: metadataBody(before, after) },
        })
      }
      onClose={onClose}
    />
  );
}
