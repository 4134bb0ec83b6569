import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { AccountBadge } from '#shared/AccountBadge.tsx';
import { AddressCard } from '#shared/AddressCard.tsx';
import { EmailLink, PhoneLink } from '#ui/format/ContactLinks.tsx';
import { buyerName } from '../names.ts';
import { isSameAddress } from './same-address.ts';
import type { Order } from './query.ts';
import classes from './order.module.css';

/** Who ordered, how to reach them, and where it goes. */
export function CustomerSection({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  const { customer, email, shipping_address: shipping, billing_address: billing } = order;
  const phone = [customer?.phone, shipping?.phone, billing?.phone].find(
    (number) => typeof number === 'string' && number.trim() !== '',
  );
  return (
    <Section
      title={t('customer.title')}
      action={customer ? <AccountBadge hasAccount={customer.has_account} /> : null}
    >
      <Facts
        facts={[
          { label: t('customer.name'), value: <Buyer order={order} /> },
          {
            label: t('customer.email'),
            value:
              typeof email === 'string' && email ? (
                <Copyable value={email} label={t('customer.email')}>
                  <EmailLink email={email} />
                </Copyable>
              ) : null,
          },
          {
            label: t('customer.phone'),
            value: phone ? (
              <Copyable value={phone} label={t('customer.phone')}>
                <PhoneLink phone={phone} />
              </Copyable>
            ) : null,
          },
        ]}
      />
      <div className={classes.addresses}>
        <Address title={t('customer.shipping')} address={shipping} />
        {shipping && billing && isSameAddress(shipping, billing) ? (
          <div>
            <h3 className={classes.heading}>{t('customer.billing')}</h3>
            <p className={classes.none}>{t('customer.sameAddress')}</p>
          </div>
        ) : (
          <Address title={t('customer.billing')} address={billing} />
        )}
      </div>
    </Section>
  );
}

function Buyer({ order }: { order: Order }): ReactNode {
  const name = buyerName(order);
  if (name === undefined) return '–';
  if (typeof order.customer_id !== 'string') return <bdi>{name}</bdi>;
  return (
    <Anchor component={Link} to={paths.customer(order.customer_id)} inherit>
      <bdi>{name}</bdi>
    </Anchor>
  );
}

interface AddressProps {
  title: string;
  address: Order['shipping_address'];
}

function Address({ title, address }: AddressProps): ReactNode {
  const { t } = useTranslation('order');
  return (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      <SafePart>
        {address ? (
          <AddressCard address={address} />
        ) : (
          <p className={classes.none}>{t('customer.noAddress')}</p>
        )}
      </SafePart>
    </div>
  );
}
