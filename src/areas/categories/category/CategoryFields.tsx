import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newHandle } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { VISIBILITIES } from '../visibility.ts';
import type { Visibility } from '../visibility.ts';

export interface CategoryValues {
  name: string;
  handle: string;
  description: string;
  visibility: Visibility;
}

interface CategoryFieldsProps {
  form: UseFormReturnType<CategoryValues>;
  /** The server's error. */
  handleError: ReactNode;
  /** Undefined for a new category. */
  ownId?: string;
  /** Makes the handle optional: the server generates it. */
  isNew?: boolean;
  /** Below the name. */
  children?: ReactNode;
  /** All if undefined. */
  only?: readonly string[] | undefined;
}

export function CategoryFields(props: CategoryFieldsProps): ReactNode {
  const { form, handleError, isNew, ownId, children, only } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const { handle, name } = form.values;
  const isShown = (field: keyof CategoryValues): boolean => only?.includes(field) ?? true;
  const meant = isNew ? newHandle(handle, name) : form.isDirty('handle') ? handle : '';
  return (
    <>
      {isShown('name') ? (
        <TextInput
          label={t('fields.name')}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
      ) : null}
      {children}
      {isShown('handle') ? (
        <HandleField
          kind="category"
          label={t('fields.handle')}
          description={t(isNew ? 'fields.handleNew' : 'fields.handleHint')}
          required={!isNew}
          wanted={meant ?? ''}
          ownId={ownId}
          duplicate={handleError}
          {...form.getInputProps('handle')}
        />
      ) : null}
      {isShown('description') ? (
        <GrowingTextarea
          label={common('fields.description')}
          minRows={3}
          maxRows={10}
          {...form.getInputProps('description')}
        />
      ) : null}
      {isShown('visibility') ? (
        <Radio.Group label={t('visibility.label')} {...form.getInputProps('visibility')}>
          <Stack gap={8} mt={6}>
            {VISIBILITIES.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`visibility.${value}`)}
                description={t(`visibility.${value}Hint`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
    </>
  );
}
