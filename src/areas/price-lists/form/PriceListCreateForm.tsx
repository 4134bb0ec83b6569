import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { readersZone } from '#ui/date/zone.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useCreateForm } from '#shared/useCreateForm.tsx';
import { priceListCreation } from '../creation.ts';
import { PriceListFields } from './PriceListFields.tsx';
import { useMistakes } from './useMistakes.ts';
import { NEW_VALUES, createBody } from './values.ts';

/** Creates a price list and opens its page, where products and prices are added. */
export function PriceListCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('price-lists');
  const navigate = useNavigate();
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const zone = readersZone();
  const mistakes = useMistakes(zone);
  const { form, bind } = useCreateForm({
    creation: priceListCreation,
    initialValues: NEW_VALUES,
    validate: mistakes,
    toBody: (values) => createBody(values, zone, hasTax),
    created: ({ name }) => t('create.done', { name }),
    onCreated: (list) => void navigate(paths.priceList(list.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <PriceListFields form={form} hadGroups={false} />
    </FormBody>
  );
}
