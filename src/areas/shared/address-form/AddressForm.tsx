import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRegion } from '#generated/admin/regions/regions.ts';
import { countryName } from '#ui/country/country-name.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useTag } from '#ui/format/useTag.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { RecordForm } from '../record/RecordForm.tsx';
import { SectionQuery } from '../read/SectionQuery.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordFormOptions } from '../record/useRecordForm.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressProblems } from './address-values.ts';
import type { AddressValues } from './address-values.ts';
import { useAddressProblemTexts } from './useAddressProblemTexts.ts';

interface AddressFormProps<Stored, Body> extends Pick<
  RecordFormOptions<Stored, AddressValues, Body>,
  'source' | 'update' | 'record' | 'toValues' | 'toBody' | 'saved' | 'onClose'
> {
  regionId: string;
  renderAbove?: (fill: (values: AddressValues) => void) => ReactNode;
}

/** Texts in `order`. */
export function AddressForm<Stored extends { id: string }, Body>(
  props: AddressFormProps<Stored, Body>,
): ReactNode {
  const region = useGetRegion(props.regionId);
  return (
    <SectionQuery query={region} skeleton={<FormSkeleton fields={8} />}>
      {({ region: { countries } }) => (
        <Fields {...props} codes={readEach(countries, ({ iso_2: code }) => code).join(' ')} />
      )}
    </SectionQuery>
  );
}

interface FieldsProps<Stored, Body> extends AddressFormProps<Stored, Body> {
  /** Lowercase, separated by spaces. */
  codes: string;
}

function Fields<Stored extends { id: string }, Body>({
  codes,
  regionId: _region,
  renderAbove,
  ...options
}: FieldsProps<Stored, Body>): ReactNode {
  const { t } = useTranslation('order');
  const tag = useTag();
  const inWords = useAddressProblemTexts();
  const countries = useMemo(() => codes.split(' ').filter(Boolean), [codes]);
  const { form, bind } = useRecordForm({
    ...options,
    validate: (values) => inWords(addressProblems(values, countries)),
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`address.${field}`)}
      show={(field, value) => (field === 'country_code' && value ? countryName(value, tag) : value)}
    >
      {renderAbove?.((values) => form.setValues(values))}
      <AddressFields
        values={form.values}
        onChange={(field, value) => form.setFieldValue(field, value)}
        errors={form.errors}
        countries={countries}
      />
    </RecordForm>
  );
}
