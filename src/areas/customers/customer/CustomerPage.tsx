import { Anchor } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { getUpdateCustomerMutationOptions } from '#generated/admin/customers/customers.ts';
import { PARAMS, paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { DateText } from '#ui/format/DateText.tsx';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { PhoneLink } from '#shared/AddressCard.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { NeighbourLinks } from '#shared/NeighbourLinks.tsx';
import { useNeighbours } from '#shared/neighbours.ts';
import { Notes } from '#shared/Notes.tsx';
import { RecordPage } from '#shared/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/RecordView.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { AccountBadge } from '#shared/AccountBadge.tsx';
import { customerList } from '../list/query.ts';
import { customerName } from '#shared/customer-names.ts';
import { AddressesSection } from './AddressesSection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { customerRecord } from './query.ts';
import type { Customer } from './query.ts';
import classes from './customer.module.css';

const CustomerGeneralForm = lazyNamed(
  () => import('./CustomerGeneralForm.tsx'),
  'CustomerGeneralForm',
);

/** One customer. */
export function CustomerPage(): ReactNode {
  const { t } = useTranslation('customers');
  const [params] = useSearchParams();
  return (
    <RecordPage
      source={customerRecord}
      listPath={paths.customers(params.get(PARAMS.list) ?? '')}
      icon={<IconUserOff size={30} stroke={1.4} aria-hidden />}
      texts={{
        list: t('list.title'),
        back: t('page.back'),
        failed: t('page.failed'),
        notFound: t('page.notFound'),
        notFoundText: t('page.notFoundText'),
        toList: t('page.toList'),
      }}
      sections={{ main: [5, 3], side: [5, 2] }}
    >
      {(customer) => <CustomerContent customer={customer} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function CustomerContent({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('customers');
  const form = useOpenForm(FORMS);
  const name = customerName(customer);
  const neighbours = useNeighbours({
    id: customer.id,
    list: customerList,
    listPath: paths.customers,
    recordPath: paths.customer,
  });
  return (
    <RecordView
      record={customer}
      title={name}
      picture={<Avatar name={name} size={36} />}
      status={<AccountBadge hasAccount={customer.has_account} />}
      back={{ to: neighbours.listPath, label: t('page.back') }}
      actions={
        <NeighbourLinks
          neighbours={neighbours}
          texts={{
            label: t('page.neighbours'),
            previous: t('page.previous'),
            next: t('page.next'),
          }}
        />
      }
      main={
        <>
          <OrdersSection customerId={customer.id} />
          <Notes resource={{ type: 'customer', id: customer.id }} />
        </>
      }
      side={
        <>
          <CustomerFacts customer={customer} onEdit={() => form.open('general')} />
          <AddressesSection customer={customer} />
        </>
      }
      facts={[
        { label: t('page.since'), value: <DateText instant={customer.created_at} /> },
        { label: t('filters.updated'), value: <DateText instant={customer.updated_at} /> },
      ]}
      form={form}
      forms={{
        general: {
          title: t('edit.general'),
          content: <CustomerGeneralForm customer={customer} onClose={form.close} />,
        },
      }}
      source={customerRecord}
      update={getUpdateCustomerMutationOptions}
      saved={t('form.saved', { name })}
    />
  );
}

interface CustomerFactsProps {
  customer: Customer;
  onEdit: () => void;
}

function CustomerFacts({ customer, onEdit }: CustomerFactsProps): ReactNode {
  const { t } = useTranslation('customers');
  const { email, phone, groups } = customer;
  return (
    <Section
      title={t('page.contact')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          { label: t('fields.first_name'), value: customer.first_name },
          { label: t('fields.last_name'), value: customer.last_name },
          {
            label: t('fields.email'),
            value:
              typeof email === 'string' ? (
                <Copyable value={email} label={t('fields.email')}>
                  <EmailLink email={email} />
                </Copyable>
              ) : null,
          },
          {
            label: t('fields.phone'),
            value:
              typeof phone === 'string' && phone ? (
                <Copyable value={phone} label={t('fields.phone')}>
                  <PhoneLink phone={phone} />
                </Copyable>
              ) : null,
          },
          {
            label: t('fields.groups'),
            value: listOf(groups).length > 0 ? <GroupLinks groups={listOf(groups)} /> : null,
          },
        ]}
      />
    </Section>
  );
}

function EmailLink({ email }: { email: string }): ReactNode {
  // Where there is no room for it in one line, it goes on with the @.
  const [local, domain] = email.split(/(?=@)/);
  // Half of a pair of signs has no place in an address.
  const address = encodeURIComponent(email.replaceAll(/\p{Surrogate}/gu, ''));
  return (
    <Anchor href={`mailto:${address}`} inherit>
      <bdi dir="ltr" data-no-translate>
        {local}
        <wbr />
        {domain}
      </bdi>
    </Anchor>
  );
}
/** The groups that a customer is in, each leading to its page. */
const GroupLinks = ({ groups }: { groups: readonly Customer['groups'][number][] }): ReactNode => (
  <ul className={classes.groups}>
    {readEach(groups, ({ id, name }) => (
      <li key={id}>
        <Anchor component={Link} to={paths.customerGroup(id)} inherit>
          <bdi>{name}</bdi>
        </Anchor>
      </li>
    ))}
  </ul>
);
