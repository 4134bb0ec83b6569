import { Checkbox } from '@mantine/core';
import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateDraftOrderMutationOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { customerSource } from '#shared/sources/sales-sources.ts';
import { useConflictNames } from '#shared/record/useConflictNames.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { contactBody, contactValues } from './contact-values.ts';
import type { ContactValues } from './contact-values.ts';
import { draftRecord } from './query.ts';
import type { Draft } from './query.ts';

interface ContactFormProps {
  draft: Draft;
  onClose: () => void;
  only?: readonly (keyof ContactValues)[];
}

/** A customer, or an email address for a guest. */
export function ContactForm({ draft, onClose, only }: ContactFormProps): ReactNode {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: draftRecord,
    update: getUpdateDraftOrderMutationOptions,
    record: draft,
    toValues: contactValues,
    toBody: (before, after): UpdateDraftOrderBody => contactBody(before, after),
    validate: ({ email }) => ({
      email: isEmail(true)(email.trim()) === null ? undefined : t('problems.email'),
    }),
    saved: () => t('contact.saved'),
    onClose,
    only,
  });
  const names = useConflictNames(customerSource, saving, 'customer_id');
  const stored = contactValues(draft);
  const isMoved = form.values.customer_id !== stored.customer_id;
  return (
    <RecordForm
      {...bind}
      labelOf={(field) =>
        field === 'email'
          ? common('fields.email')
          : field === 'customer_id'
            ? common('fields.customer')
            : t('fields.notify')
      }
      show={(field, value) =>
        field === 'customer_id'
          ? names(value)
          : field === 'isSilent'
            ? t(value ? 'contact.silent' : 'contact.loud')
            : String(value)
      }
      fields={{
        customer_id: (
          <EntitySelect
            label={common('fields.customer')}
            description={isMoved ? t('contact.moves') : undefined}
            source={customerSource}
            value={form.values.customer_id || null}
            onChange={(customer) => form.setFieldValue('customer_id', customer ?? '')}
            keepOne
          />
        ),
        email: (
          <EmailInput
            label={common('fields.email')}
            description={isMoved ? t('new.emailOfCustomer') : t('contact.emailHint')}
            required
            disabled={isMoved}
            {...form.getInputProps('email')}
          />
        ),
        isSilent: (
          <Checkbox
            label={t('new.notify')}
            description={t('new.notifyHint')}
            checked={!form.values.isSilent}
            onChange={({ currentTarget: { checked } }) => form.setFieldValue('isSilent', !checked)}
          />
        ),
      }}
    />
  );
}
