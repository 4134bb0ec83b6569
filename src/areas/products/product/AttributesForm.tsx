import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributeFields } from '#shared/AttributeFields.tsx';
import { attributeBody, attributeErrors, attributeValues } from '#shared/attributes.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import type { EditorProps } from './editing.ts';
import { useProductForm } from './useProductForm.ts';

/** Edits what carriers and customs want to know about a product. */
export function AttributesForm({ product, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { form, saving } = useProductForm({
    product,
    onClose,
    toValues: attributeValues,
    toBody: attributeBody,
    validate: (values) => attributeErrors(values, common('number.whole')),
  });
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => value ?? '–'}
    >
      <Text size="sm" c="dimmed">
        {t('attributes.hint')}
      </Text>
      <AttributeFields
        value={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}
