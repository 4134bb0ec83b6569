import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { AddressCard } from '#shared/AddressCard.tsx';
import type { Customer } from './query.ts';
import classes from './customer.module.css';

/** The addresses that a customer has saved; only they can change them. */
export function AddressesSection({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('customers');
  const addresses = customer.shipping_addresses;
  return (
    <Section title={t('page.addresses')}>
      {addresses.length === 0 ? (
        <p className={classes.none}>
          {t(customer.has_account ? 'page.noAddresses' : 'page.noAddressesGuest')}
        </p>
      ) : (
        <ul className={classes.addresses}>
          {addresses.map((address) => (
            <li key={address.id}>
              <SafePart>
                <AddressCard address={address} />
              </SafePart>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
