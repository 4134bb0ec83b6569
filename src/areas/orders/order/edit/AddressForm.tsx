import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateOrderMutationOptions } from '#generated/admin/orders/orders.ts';
import { useGetRegion } from '#generated/admin/regions/regions.ts';
import { countryName } from '#ui/country/country-name.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { AddressFields } from '#shared/address-form/AddressFields.tsx';
import {
  addressBody,
  addressProblems,
  addressValues,
} from '#shared/address-form/address-values.ts';
import type { AddressOf } from '#shared/address-form/address-values.ts';
import { useAddressProblemTexts } from '#shared/address-form/useAddressProblemTexts.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { useRecordForm } from '#shared/useRecordForm.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';

interface AddressFormProps {
  order: Order;
  of: AddressOf;
  onClose: () => void;
}

/** Edits where an order goes, or where its bill goes, among the countries that its region sells to. */
export function AddressForm(props: AddressFormProps): ReactNode {
  const region = useGetRegion(props.order.region_id);
  return (
    <SectionQuery query={region} skeleton={<FormSkeleton fields={8} />}>
      {({ region: { countries } }) => (
        <Fields {...props} countries={readEach(countries, ({ iso_2: code }) => code).join(' ')} />
      )}
    </SectionQuery>
  );
}

interface FieldsProps extends AddressFormProps {
  /** Small letters, with spaces between them. */
  countries: string;
}

function Fields({ order, of, countries: codes, onClose }: FieldsProps): ReactNode {
  const { t } = useTranslation('order');
  const tag = useTag();
  const inWords = useAddressProblemTexts();
  const countries = useMemo(() => codes.split(' ').filter(Boolean), [codes]);
  const { form, bind } = useRecordForm({
    source: orderRecord,
    update: getUpdateOrderMutationOptions,
    record: order,
    toValues: (stored) => addressValues(stored[of]),
    toBody: (before, after) => addressBody(of, before, after),
    validate: (values) => inWords(addressProblems(values, countries)),
    saved: () => t(`address.saved.${of}`),
    onClose,
  });
  const isSaved = Boolean(order[of]?.customer_id);
  const isBoth = order.shipping_address?.id === order.billing_address?.id;
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`address.${field}`)}
      show={(field, value) => (field === 'country_code' && value ? countryName(value, tag) : value)}
    >
      {isSaved ? <Banner tone="info">{t('address.customersOwn')}</Banner> : null}
      {isBoth && order[of] ? <Banner tone="info">{t('address.sameForBoth')}</Banner> : null}
      {of === 'billing_address' && order.shipping_address && !isBoth ? (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
            onClick={() => form.setValues(addressValues(order.shipping_address))}
          >
            {t('address.copyShipping')}
          </Button>
        </div>
      ) : null}
      <AddressFields
        values={form.values}
        onChange={(field, value) => form.setFieldValue(field, value)}
        errors={form.errors}
        countries={countries}
      />
    </RecordForm>
  );
}
