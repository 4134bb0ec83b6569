import type { UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOptions } from '../useChanges.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { isHandle } from '#shared/form/handle.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useHandleError } from '#shared/form/useHandleError.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Category } from '../query.ts';
import { VISIBILITIES, visibilityBody, visibilityOf } from '../visibility.ts';
import { CategoryFields } from './CategoryFields.tsx';
import type { CategoryValues } from './CategoryFields.tsx';
import { categoryRecord } from './record.ts';

interface CategoryGeneralFormProps {
  category: Category;
  onClose: () => void;
  only?: readonly (keyof CategoryValues)[];
}

export function CategoryGeneralForm(props: CategoryGeneralFormProps): ReactNode {
  const { category, onClose, only } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: categoryRecord,
    update: changeOptions,
    record: category,
    toValues: (stored): CategoryValues => ({
      name: stored.name,
      handle: stored.handle,
      description: stored.description ?? '',
      visibility: visibilityOf(stored),
    }),
    toBody: (before, after) => {
      const { visibility, name, handle, description } = changedBody(before, after);
      return omitUndefined<UpdateProductCategoryBody>({
        name,
        handle,
        description,
        ...(visibility && visibilityBody(visibility)),
      });
    },
    validate: ({ name, handle }) => ({
      name: name.trim() ? undefined : common('form.nameMissing'),
      handle: isHandle(handle, category.handle) ? undefined : t('form.handleInvalid'),
    }),
    saved: ({ name }) => t('form.saved', { name: name.trim() }),
    onClose,
    only,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  const show = (field: keyof CategoryValues, value: string): ReactNode => {
    const visibility = VISIBILITIES.find((one) => one === value);
    return field === 'visibility' && visibility ? t(`visibility.${visibility}`) : value;
  };
  const labels: Record<keyof CategoryValues, string> = {
    name: t('fields.name'),
    handle: t('fields.handle'),
    description: common('fields.description'),
    visibility: t('visibility.label'),
  };
  return (
    <RecordForm
      {...bind}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => labels[field]}
      show={show}
    >
      <CategoryFields form={form} handleError={duplicate} ownId={category.id} only={only} />
    </RecordForm>
  );
}
