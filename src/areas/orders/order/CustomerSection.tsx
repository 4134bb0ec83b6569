import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { emailFact, phoneFact } from '#ui/page/facts.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { AccountBadge } from '#shared/domain/AccountBadge.tsx';
import { AddressCard } from '#shared/domain/AddressCard.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { buyerName } from '../names.ts';
import { EarlierOrders } from './EarlierOrders.tsx';
import type { ContactFormName } from './contact/forms.ts';
import { isSameAddress } from './same-address.ts';
import type { Order } from './query.ts';
import classes from './order.module.css';

const loadContactForm = () => import('./contact/ContactForm.tsx');
const ContactForm = lazyNamed(loadContactForm, 'ContactForm');

interface CustomerSectionProps {
  order: Order;
  /** Undefined in the queue: nothing else is read or edited there */
  form?: Pick<OpenForm<ContactFormName>, 'open'>;
}

export function CustomerSection({ order, form }: CustomerSectionProps): ReactNode {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const { customer, email, shipping_address: shipping, billing_address: billing } = order;
  const phone = [customer?.phone, shipping?.phone, billing?.phone].find(
    (number) => typeof number === 'string' && number.trim() !== '',
  );
  const editing = order.status === 'canceled' ? undefined : form;
  const edit = (name: ContactFormName): ReactNode =>
    editing ? <EditButton label={t(`edit.${name}`)} onClick={() => editing.open(name)} /> : null;
  const emailOf = emailFact(common('fields.email'), email);
  return (
    <Section title={common('fields.customer')} action={edit('contact')}>
      <Facts
        facts={[
          { label: t('customer.name'), value: <Buyer order={order} /> },
          editing
            ? editableFact(emailOf, {
                load: loadContactForm,
                renderForm: (onClose) => (
                  <ContactForm order={order} only={['email']} onClose={onClose} />
                ),
              })
            : emailOf,
          phoneFact(t('customer.phone'), phone),
          ...(form && typeof order.customer_id === 'string'
            ? [{ label: t('customer.earlier'), value: <EarlierOrders order={order} /> }]
            : []),
        ]}
      />
      <div className={classes.addresses}>
        <Address
          title={t('customer.shipping')}
          address={shipping}
          action={edit('shippingAddress')}
        />
        <Address
          title={t('customer.billing')}
          address={billing}
          sameAs={shipping}
          action={edit('billingAddress')}
        />
      </div>
    </Section>
  );
}

function Buyer({ order }: { order: Order }): ReactNode {
  const name = buyerName(order);
  if (name === undefined) return '–';
  if (typeof order.customer_id !== 'string') return <bdi>{name}</bdi>;
  return (
    <span className={classes.buyer}>
      <Anchor component={Link} to={paths.customer(order.customer_id)} inherit>
        <bdi>{name}</bdi>
      </Anchor>
      {order.customer ? <AccountBadge hasAccount={order.customer.has_account} /> : null}
    </span>
  );
}

interface AddressProps {
  title: string;
  address: Order['shipping_address'];
  /** If equal, only that is said */
  sameAs?: Order['shipping_address'];
  action: ReactNode;
}

function Address({ title, address, sameAs, action }: AddressProps): ReactNode {
  const { t } = useTranslation('order');
  return (
    <div>
      <div className={classes.addressHead}>
        <h3 className={classes.heading}>{title}</h3>
        {action}
      </div>
      <SafePart>
        {!address ? (
          <p className={classes.none}>{t('customer.noAddress')}</p>
        ) : sameAs && isSameAddress(sameAs, address) ? (
          <p className={classes.none}>{t('customer.sameAddress')}</p>
        ) : (
          <AddressCard address={address} />
        )}
      </SafePart>
    </div>
  );
}
