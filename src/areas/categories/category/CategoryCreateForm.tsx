import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateProductCategory } from '#generated/admin/product-categories/product-categories.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { categorySource } from '#shared/sources.ts';
import { HANDLE, newHandle } from '#shared/handle.ts';
import { useHandleError } from '#shared/useHandleError.tsx';
import type { Category } from '../query.ts';
import { CategoryFields } from './CategoryFields.tsx';
import type { CategoryValues } from './CategoryFields.tsx';

/** A new category, which shoppers don't see before it is ready. */
const NEW_CATEGORY: CategoryValues = {
  name: '',
  handle: '',
  description: '',
  is_active: false,
  is_internal: false,
};

interface CategoryCreateFormProps {
  /** The category below which the new one stands unless another is chosen; undefined for the top. */
  parent: Category | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Creates a category, as the last one below another or at the top. */
export function CategoryCreateForm(props: CategoryCreateFormProps): ReactNode {
  const { parent, onClose, onCreated } = props;
  const { t } = useTranslation('categories');
  const form = useForm<CategoryValues>({
    initialValues: NEW_CATEGORY,
    validate: {
      name: (name) => (name.trim() ? null : t('form.nameMissing')),
      handle: (handle) =>
        !handle.trim() || HANDLE.test(handle.trim()) ? null : t('form.handleInvalid'),
    },
  });
  const [parentId, setParentId] = useState(parent?.id ?? null);
  const name = form.values.name.trim();
  const calls = useOwnCalls();
  const create = useCreateProductCategory({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('create.done', { name }) } },
  });
  const guard = useUnsavedGuard(form.isDirty() || parentId !== (parent?.id ?? null));
  const message = useErrorText(create.error);
  const duplicate = useHandleError(create.error, t('form.handleDuplicate'));
  const save = async (values: CategoryValues): Promise<void> => {
    const handle = newHandle(values.handle, name);
    const { product_category: created } = await create.mutateAsync({
      data: {
        name,
        description: values.description.trim(),
        is_active: values.is_active,
        is_internal: values.is_internal,
        ...(handle ? { handle } : {}),
        ...(parentId === null ? {} : { parent_category_id: parentId }),
      },
    });
    guard.release();
    onCreated(created.id);
  };
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit(
        (values) => void calls.run(() => save(values)).catch(() => undefined),
      )}
      error={create.error && !duplicate ? message : undefined}
      onCancel={onClose}
      submitLabel={t('create.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
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
