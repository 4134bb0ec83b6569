import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateDraftOrderMutationOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { useGetRegion } from '#generated/admin/regions/regions.ts';
import { countryName } from '#ui/country/country-name.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useTag } from '#ui/format/useTag.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { AddressFields } from '#shared/address-form/AddressFields.tsx';
import {
  addressProblems,
  addressValues,
  wholeAddress,
} from '#shared/address-form/address-values.ts';
import type { AddressOf } from '#shared/address-form/address-values.ts';
import { useAddressProblemTexts } from '#shared/address-form/useAddressProblemTexts.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { useRecordForm } from '#shared/useRecordForm.ts';
import { draftRecord } from './query.ts';
import type { Draft } from './query.ts';

interface DraftAddressFormProps {
  draft: Draft;
  of: AddressOf;
  onClose: () => void;
}

/** Edits where a draft goes, or where its bill goes, among the countries that its region sells to. */
export function DraftAddressForm(props: DraftAddressFormProps): ReactNode {
  const region = useGetRegion(props.draft.cart?.region_id ?? '');
  return (
    <SectionQuery query={region} skeleton={<FormSkeleton fields={8} />}>
      {({ region: { countries } }) => (
        <Fields {...props} countries={readEach(countries, ({ iso_2: code }) => code).join(' ')} />
      )}
    </SectionQuery>
  );
}

interface FieldsProps extends DraftAddressFormProps {
  /** Small letters, with spaces between them. */
  countries: string;
}

function Fields({ draft, of, countries: codes, onClose }: FieldsProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: order } = useTranslation('order');
  const tag = useTag();
  const inWords = useAddressProblemTexts();
  const countries = useMemo(() => codes.split(' ').filter(Boolean), [codes]);
  const { form, bind } = useRecordForm({
    source: draftRecord,
    update: getUpdateDraftOrderMutationOptions,
    record: draft,
    toValues: (stored) => addressValues(stored.cart?.[of]),
    // A draft and its customer's address book may share an address: it gets one of its own.
    toBody: (_before, after) => ({ [of]: wholeAddress(after) }),
    validate: (values) => inWords(addressProblems(values, countries)),
    saved: () => t('page.addressSaved'),
    onClose,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => order(`address.${field}`)}
      show={(field, value) => (field === 'country_code' && value ? countryName(value, tag) : value)}
    >
      <AddressFields
        values={form.values}
        onChange={(field, value) => form.setFieldValue(field, value)}
        errors={form.errors}
        countries={countries}
      />
    </RecordForm>
  );
}
