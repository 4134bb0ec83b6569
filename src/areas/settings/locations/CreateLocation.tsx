import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateStockLocationBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { locationCreation } from './creation.ts';
import { LocationFields } from './LocationFields.tsx';
import { addressOf, toValues } from './location-values.ts';
import { useProblemWords } from './useProblemWords.ts';

export function CreateLocation({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('locations');
  const navigate = useNavigate();
  const { form, bind } = useCreateForm({
    creation: locationCreation,
    initialValues: toValues(undefined),
    validate: useProblemWords(false),
    toBody: (values) =>
      omitUndefined<CreateStockLocationBody>({
        name: values.name.trim(),
        address: addressOf(values),
        address_id: undefined,
        metadata: undefined,
      }),
    created: ({ name }) => t('create.done', { location: name }),
    onCreated: (location) => void navigate(paths.location(location.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <LocationFields form={form} />
    </FormBody>
  );
}
