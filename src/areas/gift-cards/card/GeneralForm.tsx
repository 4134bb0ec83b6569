import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateGiftCardMutationOptions } from '#generated/admin/gift-cards/gift-cards.ts';
import { dayToDate } from '#ui/date/day.ts';
import { readersZone } from '#ui/date/zone.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { ExpiryFields } from '../issue/ExpiryFields.tsx';
import { expiryMistakes, isEmailOrNone } from '../issue/values.ts';
import { updateBody, valuesOf } from './general.ts';
import type { GeneralValues } from './general.ts';
import { giftCardRecord } from './query.ts';
import type { GiftCard } from './query.ts';

interface GeneralFormProps {
  card: GiftCard;
  onClose: () => void;
  only?: readonly (keyof GeneralValues)[];
}

const LABELS = {
  endDay: 'fields.endDay',
  endTime: 'fields.endTime',
  email: 'fields.email',
  message: 'fields.message',
} as const;

export function GeneralForm({ card, onClose, only }: GeneralFormProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const zone = readersZone();
  const regions = useRegions();
  const { form, bind } = useRecordForm({
    source: giftCardRecord,
    update: getUpdateGiftCardMutationOptions,
    record: card,
    toValues: (record: GiftCard) => valuesOf(record, zone),
    toBody: (before, after) => updateBody(before, after, zone),
    validate: (values) => {
      // Allows an end in the past, so that a mistaken one can be read.
      const { endDay, endTime } = expiryMistakes(values, zone, 0);
      return {
        endDay: endDay && t(`issue.${endDay}`),
        endTime: endTime && t(`issue.${endTime}`),
        email: isEmailOrNone(values.email) ? undefined : t('issue.emailInvalid'),
      };
    },
    saved: () => t('edit.saved', { code: card.code }),
    onClose,
    only,
  });
  const currency = card.region?.currency_code;
  const own = card.region ? [card.region] : [];
  const sameCurrency = (regions.data ?? own).filter(
    ({ id, currency_code: code }) => code === currency || id === card.region_id,
  );
  const show = (field: keyof GeneralValues, value: unknown): ReactNode => {
    if (field === 'regionId') return regions.data?.find(({ id }) => id === value)?.name;
    if (field === 'endDay') {
      return typeof value === 'string' && value ? format.date(dayToDate(value)) : null;
    }
    return typeof value === 'string' ? value : null;
  };
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => (field === 'regionId' ? common('fields.region') : t(LABELS[field]))}
      show={show}
      fields={{
        regionId: (
          <Select
            label={common('fields.region')}
            description={t('edit.regionHint', { currency: (currency ?? '').toUpperCase() })}
            allowDeselect={false}
            data={sameCurrency.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('regionId')}
          />
        ),
        // With the time.
        endDay: (
          <ExpiryFields
            values={form.values}
            errors={form.errors}
            onChange={(expiry) => {
              form.setValues(expiry);
              form.clearFieldError('endDay');
            }}
          />
        ),
        email: (
          <EmailInput
            label={t('fields.email')}
            description={t('issue.emailHint')}
            {...form.getInputProps('email')}
          />
        ),
        message: (
          <GrowingTextarea
            label={t('fields.message')}
            minRows={3}
            maxRows={8}
            maxLength={1000}
            {...form.getInputProps('message')}
          />
        ),
      }}
    />
  );
}
