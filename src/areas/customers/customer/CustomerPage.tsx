import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateCustomerMutationOptions } from '#generated/admin/customers/customers.ts';
import { paths } from '#app/paths.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { emailFact, linksFact, phoneFact } from '#ui/page/facts.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { NeighbourLinks } from '#shared/record/NeighbourLinks.tsx';
import { Notes } from '#shared/record/Notes.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { AccountBadge } from '#shared/domain/AccountBadge.tsx';
import { customerList } from '../list/query.ts';
import { personName } from '#ui/format/person-name.ts';
import { AddressesSection } from './AddressesSection.tsx';
import type { GeneralValues } from './general.ts';
import { CustomerStrip, OrdersSection } from './OrdersSection.tsx';
import { customerRecord } from './query.ts';
import type { Customer } from './query.ts';

const loadGeneralForm = () => import('./CustomerGeneralForm.tsx');
const CustomerGeneralForm = lazyNamed(loadGeneralForm, 'CustomerGeneralForm');

export function CustomerPage(): ReactNode {
  return (
    <RecordPage
      source={customerRecord}
      listPath={paths.customers}
      icon={<IconUserOff size={30} stroke={1.4} aria-hidden />}
      namespace="customers"
      known={headOf}
      sections={{ main: [5, 3], side: [5, 2] }}
    >
      {(customer) => <CustomerContent customer={customer} />}
    </RecordPage>
  );
}

type Known = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'has_account'>;

function headOf(customer: Known): KnownHead {
  const name = personName(customer);
  return {
    title: name,
    picture: <Avatar name={name} size={36} />,
    status: <AccountBadge hasAccount={customer.has_account} />,
  };
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function CustomerContent({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('customers');
  const form = useOpenForm(FORMS);
  const name = personName(customer);
  return (
    <RecordView
      record={customer}
      {...headOf(customer)}
      actions={
        <NeighbourLinks list={customerList} recordPath={paths.customer} namespace="customers" />
      }
      main={
        <>
          <CustomerStrip customer={customer} />
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
      days={{ created: t('page.since'), updated: t('filters.updated') }}
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
  const { t: common } = useTranslation('common');
  const email = emailFact(common('fields.email'), customer.email);
  const editable = (field: keyof GeneralValues, fact: Fact): Fact =>
    editableFact(fact, {
      load: loadGeneralForm,
      renderForm: (onClose) => (
        <CustomerGeneralForm customer={customer} only={[field]} onClose={onClose} />
      ),
    });
  return (
    <Section
      title={common('fields.customer')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          editable('first_name', { label: t('fields.first_name'), value: customer.first_name }),
          editable('last_name', { label: t('fields.last_name'), value: customer.last_name }),
          // Only customers themselves change the address of an account.
          customer.has_account ? email : editable('email', email),
          editable('phone', phoneFact(t('fields.phone'), customer.phone)),
          linksFact(t('fields.groups'), customer.groups, (group) => ({
            name: group.name,
            to: paths.customerGroup(group.id),
          })),
        ]}
      />
    </Section>
  );
}
