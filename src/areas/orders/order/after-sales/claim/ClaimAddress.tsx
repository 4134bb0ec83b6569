import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '#shared/domain/AddressCard.tsx';
import { AddressFields } from '#shared/address-form/AddressFields.tsx';
import { addressValues } from '#shared/address-form/address-values.ts';
import type { AddressValues } from '#shared/address-form/address-values.ts';
import { useAddressProblemTexts } from '#shared/address-form/useAddressProblemTexts.ts';
import type { Order } from '../../query.ts';
import { claimAddressProblems, noClaimValues } from './claim-values.ts';
import classes from './claim.module.css';

interface ClaimAddressProps {
  order: Order;
  /** Null: the order's address */
  value: AddressValues | null;
  onChange: (address: AddressValues | null) => void;
  /** The region's countries, in lower case */
  countries: readonly string[];
  hasTried: boolean;
}

export function ClaimAddress(props: ClaimAddressProps): ReactNode {
  const { order, value, onChange, countries, hasTried } = props;
  const { t } = useTranslation('after-sales');
  const inWords = useAddressProblemTexts();
  const defaultAddress = order.shipping_address;
  return (
    <div className={classes.block}>
      <Radio.Group
        label={t('claim.address.label')}
        value={value === null ? 'order' : 'other'}
        onChange={(chosen) => onChange(chosen === 'order' ? null : addressValues(defaultAddress))}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="order" label={t('claim.address.order')} />
          <Radio value="other" label={t('claim.address.other')} />
        </Stack>
      </Radio.Group>
      {value === null ? (
        defaultAddress ? (
          <AddressCard address={defaultAddress} />
        ) : null
      ) : (
        <AddressFields
          values={value}
          onChange={(field, text) => onChange({ ...value, [field]: text })}
          errors={
            hasTried
              ? inWords(claimAddressProblems({ ...noClaimValues, address: value }, countries))
              : {}
          }
          countries={countries}
        />
      )}
    </div>
  );
}
