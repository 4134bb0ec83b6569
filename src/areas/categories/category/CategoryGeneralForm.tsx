import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOptions } from '../useChanges.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { isHandle } from '#shared/form/handle.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useHandleError } from '#shared/form/useHandleError.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import type { Category } from '../query.ts';
import { CategoryFields } from './CategoryFields.tsx';
import type { CategoryValues } from './CategoryFields.tsx';
import { categoryRecord } from './record.ts';

interface CategoryGeneralFormProps {
  category: Category;
  onClose: () => void;
}

export function CategoryGeneralForm(props: CategoryGeneralFormProps): ReactNode {
  const { category, onClose } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: categoryRecord,
    update: changeOptions,
    record: category,
    toValues: ({ name, handle, description, is_active, is_internal }): CategoryValues => ({
      name,
      handle,
      description: description ?? '',
      is_active,
      is_internal,
    }),
    toBody: (before, after) => changedBody(before, after),
    validate: ({ name, handle }) => ({
      name: name.trim() ? undefined : common('form.nameMissing'),
      handle: isHandle(handle, category.handle) ? undefined : t('form.handleInvalid'),
    }),
    saved: ({ name }) => t('form.saved', { name: name.trim() }),
    onClose,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  const show = (field: keyof CategoryValues, value: string | boolean): ReactNode => {
    if (field === 'is_active') return t(value ? 'status.active' : 'status.inactive');
    if (field === 'is_internal') return t(value ? 'visibility.internal' : 'visibility.public');
    return value;
  };
  const labels: Record<keyof CategoryValues, string> = {
    name: t('fields.name'),
    handle: t('fields.handle'),
    description: common('fields.description'),
    is_active: common('fields.status'),
    is_internal: t('visibility.label'),
  };
  return (
    <RecordForm
      {...bind}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => labels[field]}
      show={show}
    >
      <CategoryFields form={form} handleError={duplicate} ownId={category.id} />
    </RecordForm>
  );
}
