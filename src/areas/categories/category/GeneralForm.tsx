import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCategory } from '#generated/admin/admin.schemas.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { isHandle } from '#shared/handle.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { useHandleError } from '#shared/useHandleError.tsx';
import { useRecordSave } from '#shared/useRecordSave.ts';
import { readCategoryNow } from '../query.ts';
import type { Category } from '../query.ts';
import { useChangeCategory } from '../useChanges.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { generalBody, generalValues } from './general.ts';
import type { GeneralValues } from './general.ts';

interface GeneralFormProps {
  category: Category;
  onClose: () => void;
}

/** Edits what a category is. */
export function GeneralForm({ category, onClose }: GeneralFormProps): ReactNode {
  const { t } = useTranslation('categories');
  const queryClient = useQueryClient();
  const form = useForm<GeneralValues>({
    initialValues: generalValues(category),
    validate: {
      name: (name) => (name.trim() ? null : t('form.nameMissing')),
      handle: (handle) =>
        isHandle(handle, generalValues(category).handle) ? null : t('form.handleInvalid'),
    },
  });
  const calls = useOwnCalls();
  const change = useChangeCategory(
    { errors: 'form', success: t('form.saved', { name: form.values.name.trim() }) },
    calls.request,
  );
  const saving = useRecordSave<ProductCategory, GeneralValues>({
    calls,
    record: category,
    values: form.values,
    toValues: generalValues,
    read: (call) => readCategoryNow(queryClient, category.id, call),
    send: (before, after) =>
      change.mutateAsync({ id: category.id, data: generalBody(before, after) }),
    setValues: form.setValues,
    onDone: onClose,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  const show = (field: keyof GeneralValues, value: string | boolean): ReactNode => {
    if (field === 'is_active') return t(value ? 'status.active' : 'status.inactive');
    if (field === 'is_internal') return t(value ? 'visibility.internal' : 'visibility.public');
    return value || '–';
  };
  const labels: Record<keyof GeneralValues, string> = {
    name: t('fields.name'),
    handle: t('fields.handle'),
    description: t('fields.description'),
    is_active: t('status.label'),
    is_internal: t('visibility.label'),
  };
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => labels[field]}
      show={show}
    >
      <CategoryFields form={form} handleError={duplicate} ownId={category.id} />
    </RecordForm>
  );
}
