import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateOrderBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateOrderMutationOptions } from '#generated/admin/orders/orders.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { changedBody } from '#ui/form/changed-body.ts';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { customerSource } from '#shared/sources/sales-sources.ts';
import { useConflictNames } from '#shared/record/useConflictNames.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';

interface ContactValues {
  email: string;
  /** Empty if missing, as in malformed orders */
  customer_id: string;
}

const contactValues = ({ email, customer_id: customer }: Order): ContactValues => ({
  email: typeof email === 'string' ? email : '',
  customer_id: typeof customer === 'string' ? customer : '',
});

interface ContactFormProps {
  order: Order;
  onClose: () => void;
  only?: readonly (keyof ContactValues)[];
}

export function ContactForm({ order, onClose, only }: ContactFormProps): ReactNode {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: orderRecord,
    update: getUpdateOrderMutationOptions,
    record: order,
    toValues: contactValues,
    toBody: (before, after) => {
      const { email, customer_id } = changedBody(before, {
        ...after,
        email: after.email.trim(),
      });
      return omitUndefined<UpdateOrderBody>({ email, customer_id });
    },
    validate: ({ email }) => ({
      email: isEmail(true)(email.trim()) === null ? undefined : t('contact.emailInvalid'),
    }),
    saved: () => t('contact.saved'),
    onClose,
    only,
  });
  const names = useConflictNames(customerSource, saving, 'customer_id');
  const isMoved = form.values.customer_id !== contactValues(order).customer_id;
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => common(field === 'email' ? 'fields.email' : 'fields.customer')}
      show={(field, value) => (field === 'customer_id' ? names(value) : value)}
      fields={{
        email: (
          <EmailInput
            label={common('fields.email')}
            description={t('contact.emailHint')}
            required
            data-autofocus
            {...form.getInputProps('email')}
          />
        ),
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
      }}
    />
  );
}
