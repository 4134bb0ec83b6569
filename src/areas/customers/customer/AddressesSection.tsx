import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { AddressCard } from '#shared/domain/AddressCard.tsx';
import type { Customer } from './query.ts';
import classes from './customer.module.css';

/** Read-only: only the customer can change them. */
export function AddressesSection({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('customers');
  const addresses = listOf(customer.shipping_addresses);
  return (
    <Section title={t('page.addresses')}>
      {addresses.length === 0 ? (
        <SectionNote>
          {t(customer.has_account ? 'page.noAddresses' : 'page.noAddressesGuest')}
        </SectionNote>
      ) : (
        <ul className={classes.addresses}>
          {addresses.map((address, place) => (
            <li key={address?.id ?? place}>
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
