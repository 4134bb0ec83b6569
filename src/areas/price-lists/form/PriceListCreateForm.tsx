import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { readersZone } from '#ui/date/zone.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { ContinuedNotice } from '#shared/flow/ContinuedNotice.tsx';
import { OwnDraft } from '#shared/flow/OwnDraft.tsx';
import { useDraft } from '#shared/flow/useDraft.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { priceListCreation } from '../creation.ts';
import { PRICE_LIST_DRAFT } from './draft.ts';
import { PriceListFields } from './PriceListFields.tsx';
import { useMistakes } from './useMistakes.ts';
import { NEW_VALUES, createBody } from './values.ts';

interface PriceListCreateFormProps {
  onClose: () => void;
}

export function PriceListCreateForm(props: PriceListCreateFormProps): ReactNode {
  return (
    <OwnDraft kind={PRICE_LIST_DRAFT}>
      {(place) => <KeptForm key={place} place={place} {...props} />}
    </OwnDraft>
  );
}

function KeptForm({ place, onClose }: PriceListCreateFormProps & { place: string }): ReactNode {
  const { t } = useTranslation('price-lists');
  const navigate = useNavigate();
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const zone = readersZone();
  const mistakes = useMistakes(zone);
  const draft = useDraft(PRICE_LIST_DRAFT, place);
  const { form, bind } = useCreateForm({
    creation: priceListCreation,
    initialValues: NEW_VALUES,
    draft,
    validate: mistakes,
    toBody: (values) => createBody(values, zone, hasTax),
    created: ({ name }) => t('create.done', { name }),
    onCreated: (list) => void navigate(paths.priceList(list.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <ContinuedNotice
        from={bind.isLocked ? undefined : draft.continuedFrom}
        onDiscard={() => {
          draft.clear();
          form.setValues(NEW_VALUES);
          form.clearErrors();
        }}
      />
      <PriceListFields form={form} />
    </FormBody>
  );
}
