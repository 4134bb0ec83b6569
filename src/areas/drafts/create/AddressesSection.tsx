import { Checkbox, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCustomer } from '#generated/admin/customers/customers.ts';
import { useTag } from '#ui/format/useTag.ts';
import { listOf } from '#ui/format/instant.ts';
import { Section } from '#ui/page/Section.tsx';
import { addressLines } from '#shared/domain/address.ts';
import { AddressFields } from '#shared/address-form/AddressFields.tsx';
import { addressValues } from '#shared/address-form/address-values.ts';
import type { AddressValues } from '#shared/address-form/address-values.ts';
import { useAddressProblemTexts } from '#shared/address-form/useAddressProblemTexts.ts';
import type { DraftPart } from './part.ts';
import classes from './create.module.css';

interface AddressesSectionProps extends DraftPart {
  /** Lower-case codes of the region. */
  countries: readonly string[];
}

export function AddressesSection(props: AddressesSectionProps): ReactNode {
  const { values, change, problems, countries } = props;
  const { t } = useTranslation('drafts');
  const tag = useTag();
  const inWords = useAddressProblemTexts();
  const { customerId } = values;
  const customer = useGetCustomer(customerId, undefined, { query: { enabled: customerId !== '' } });
  const saved = listOf(customer.data?.customer.shipping_addresses);
  if (!values.regionId) return null;
  const fields = (of: 'shipping' | 'billing'): ReactNode => {
    const put = (address: AddressValues): void =>
      change((before) => ({ ...before, [of]: address }));
    const wrong = of === 'shipping' ? problems?.shippingAddress : problems?.billingAddress;
    return (
      <div className={classes.stack} role="group" aria-label={t(`new.${of}Address`)}>
        {saved.length > 0 ? (
          <Select
            label={t('new.savedAddress')}
            placeholder={t('new.savedAddressPlaceholder')}
            data={saved.map((address) => ({
              value: address.id,
              label: addressLines(address, tag).join(', '),
            }))}
            value={null}
            onChange={(id) => {
              const address = saved.find((one) => one.id === id);
              if (address) put(addressValues(address));
            }}
          />
        ) : null}
        <AddressFields
          values={values[of]}
          onChange={(field, value) =>
            change((before) => ({ ...before, [of]: { ...before[of], [field]: value } }))
          }
          errors={inWords(wrong ?? {})}
          countries={countries}
        />
      </div>
    );
  };
  return (
    <>
      <Section title={t('new.shippingAddress')}>{fields('shipping')}</Section>
      <Section title={t('new.billingAddress')}>
        <div className={classes.stack}>
          <Checkbox
            label={t('new.billingSame')}
            checked={values.isBillingSame}
            onChange={({ currentTarget: { checked } }) =>
              change((before) => ({ ...before, isBillingSame: checked }))
            }
          />
          {values.isBillingSame ? null : fields('billing')}
        </div>
      </Section>
    </>
  );
}
