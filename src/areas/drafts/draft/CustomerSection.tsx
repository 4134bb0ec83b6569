import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { emailFact } from '#ui/page/facts.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { AddressCard } from '#shared/domain/AddressCard.tsx';
import { personName } from '#ui/format/person-name.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { ContactValues } from './contact-values.ts';
import type { DraftForm } from './DraftPage.tsx';
import { whyNotDraft } from './query.ts';
import type { Draft } from './query.ts';
import classes from './draft.module.css';

const loadContactForm = () => import('./ContactForm.tsx');
export const ContactForm = lazyNamed(loadContactForm, 'ContactForm');

interface SideProps {
  draft: Draft;
  form: Pick<OpenForm<DraftForm>, 'open'>;
}

export function CustomerSection({ draft, form }: SideProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const { t: order } = useTranslation('order');
  const { cart } = draft;
  const customer = cart?.customer;
  const email = emailFact(common('fields.email'), cart?.email);
  const canEdit = whyNotDraft(draft, 'contact') === undefined;
  const editable = (field: keyof ContactValues, fact: Fact): Fact =>
    canEdit
      ? editableFact(fact, {
          load: loadContactForm,
          renderForm: (onClose) => <ContactForm draft={draft} only={[field]} onClose={onClose} />,
        })
      : fact;
  return (
    <Section
      title={common('fields.customer')}
      action={
        canEdit ? (
          <EditButton label={t('contact.title')} onClick={() => form.open('contact')} />
        ) : null
      }
    >
      <Facts
        facts={[
          {
            label: order('customer.name'),
            value: customer ? (
              <Anchor component={Link} to={paths.customer(customer.id)} inherit>
                <bdi>{personName(customer)}</bdi>
              </Anchor>
            ) : null,
          },
          // Another email makes it a guest’s draft, which Undo can’t take back.
          customer?.has_account === true ? email : editable('email', email),
          { label: common('fields.region'), value: cart?.region?.name ?? null },
          editable('isSilent', {
            label: t('fields.notify'),
            value: draft.no_notification_order === true ? t('contact.silent') : t('contact.loud'),
          }),
        ]}
      />
    </Section>
  );
}

export function AddressSection({ draft, form }: SideProps): ReactNode {
  const { t } = useTranslation('drafts');
  const address = (of: 'shipping' | 'billing'): ReactNode => {
    const stored = of === 'shipping' ? draft.cart?.shipping_address : draft.cart?.billing_address;
    const label = of === 'shipping' ? t('page.editShipping') : t('page.editBilling');
    return (
      <SafePart>
        <div className={classes.address}>
          <div>
            <h3>{t(`new.${of}Address`)}</h3>
            {stored ? (
              <AddressCard address={stored} />
            ) : (
              <SectionNote>{t('page.noAddress')}</SectionNote>
            )}
          </div>
          {whyNotDraft(draft, 'address') === undefined ? (
            <EditButton label={label} onClick={() => form.open(`${of}Address`)} />
          ) : null}
        </div>
      </SafePart>
    );
  };
  return (
    <Section title={t('new.addresses')}>
      <div className={classes.stack}>
        {address('shipping')}
        {address('billing')}
      </div>
    </Section>
  );
}
