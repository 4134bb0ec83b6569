import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { categorySource } from '#shared/sources/sources.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { isNewHandle, newHandle } from '#shared/form/handle.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { categoryCreation } from './creation.ts';
import { useHandleError } from '#shared/form/useHandleError.tsx';
import type { Category } from '../query.ts';
import { visibilityBody } from '../visibility.ts';
import { CategoryFields } from './CategoryFields.tsx';
import type { CategoryValues } from './CategoryFields.tsx';

/** Hidden from shoppers at first. */
const NEW_CATEGORY: CategoryValues = {
  name: '',
  handle: '',
  description: '',
  visibility: 'hidden',
};

interface CategoryCreateFormProps {
  /** Preselected parent; undefined for the top level. */
  parent: Category | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export function CategoryCreateForm(props: CategoryCreateFormProps): ReactNode {
  const { parent, onClose, onCreated } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const [parentId, setParentId] = useState(parent?.id ?? null);
  const { form, error, bind } = useCreateForm({
    creation: categoryCreation,
    initialValues: NEW_CATEGORY,
    isChanged: parentId !== (parent?.id ?? null),
    validate: ({ name, handle }) => ({
      name: name.trim() ? undefined : common('form.nameMissing'),
      handle: isNewHandle(handle) ? undefined : t('form.handleInvalid'),
    }),
    toBody: ({ name, handle, description, visibility }) =>
      omitUndefined<CreateProductCategoryBody>({
        name: name.trim(),
        description: description.trim(),
        ...visibilityBody(visibility),
        handle: newHandle(handle, name.trim()),
        parent_category_id: parentId ?? undefined,
      }),
    created: ({ name }) => t('create.done', { name }),
    onCreated: (created) => onCreated(created.id),
  });
  const duplicate = useHandleError(error, t('form.handleDuplicate'));
  return (
    <FormBody
      {...bind}
      error={duplicate ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <CategoryFields form={form} handleError={duplicate} isNew>
        <EntitySelect
          label={t('panel.place')}
          placeholder={t('panel.top')}
          source={categorySource}
          value={parentId}
          onChange={setParentId}
        />
      </CategoryFields>
    </FormBody>
  );
}
