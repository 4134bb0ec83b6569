import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '../../../../generated/admin/products/products.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { MetadataEditor } from '../../../ui/json/MetadataEditor.tsx';
import type { JsonObject } from '../../../ui/json/nodes.ts';
import { useRecordSave } from '../../shared/useRecordSave.ts';
import { RecordForm } from './RecordForm.tsx';
import type { EditorProps } from './editing.ts';
import { emptyEntries, metadataBody } from './metadata.ts';
import { readProductNow } from './query.ts';
import type { Product } from './query.ts';

interface MetadataValues {
  metadata: JsonObject;
}

const toValues = (product: Product): MetadataValues => ({
  // What came as JSON is JSON.
  metadata: (product.metadata ?? {}) as JsonObject,
});

/** Edits what other programs keep with a product. */
export function MetadataForm({ product, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const queryClient = useQueryClient();
  const form = useForm<MetadataValues>({ initialValues: toValues(product) });
  const [isBroken, setBroken] = useState(false);
  // The editor keeps its own state: another beginning is another editor.
  const [edition, setEdition] = useState(0);
  const update = useUpdateProduct({
    mutation: { meta: { errors: 'form', success: t('form.saved', { title: product.title }) } },
  });
  const saving = useRecordSave({
    record: product,
    values: form.values,
    toValues,
    read: () => readProductNow(queryClient, product.id),
    send: (before, after) =>
      update.mutateAsync({
        id: product.id,
        data: { metadata: metadataBody(before.metadata, after.metadata) },
      }),
    setValues: (values) => {
      form.setValues(values);
      setEdition(edition + 1);
    },
    onDone: onClose,
  });
  const empty = emptyEntries(form.values.metadata);
  return (
    <RecordForm
      saving={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBroken && empty.length === 0) void saving.save();
      }}
      onClose={onClose}
      labelOf={() => t('edit.metadata')}
      show={(_field, value) => JSON.stringify(value)}
    >
      <Text size="sm" c="dimmed">
        {t('metadata.hint')}
      </Text>
      <MetadataEditor
        key={edition}
        defaultValue={form.values.metadata}
        onChange={(metadata) => {
          setBroken(metadata === undefined);
          if (metadata) form.setValues({ metadata });
        }}
      />
      {empty.length > 0 ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('metadata.emptyText', { names: format.list(empty) })}
        </Text>
      ) : null}
    </RecordForm>
  );
}
