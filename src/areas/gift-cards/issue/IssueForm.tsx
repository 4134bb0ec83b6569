import { Select } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#app/query/useErrorText.ts';
import { paths } from '#app/paths.ts';
import { randomKey } from '#client/index.ts';
import { readersZone } from '#ui/date/zone.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { FormBody } from '#ui/form/FormBody.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { lastRegion, usualRegion } from '#shared/domain/usual-region.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { ExpiryFields } from './ExpiryFields.tsx';
import { giftCardCreation } from './creation.ts';
import { NEW_CARD, issueBody, issueMistakes } from './values.ts';
import type { IssueValues } from './values.ts';

export function IssueForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const format = useFormat();
  const zone = readersZone();
  const regions = useRegions();
  const regionsError = useErrorText(regions.error);
  const [formId] = useState(randomKey);
  const currencyOf = (id: string | null): string =>
    regions.data?.find((region) => region.id === id)?.currency_code ?? '';
  const [last] = useState(() => lastRegion.read());
  const usual = usualRegion(regions.data ?? [], last, undefined)?.id ?? null;
  const complete = (values: IssueValues): IssueValues => ({
    ...values,
    regionId: values.regionId ?? usual,
  });
  const { form, bind } = useCreateForm({
    creation: giftCardCreation,
    initialValues: NEW_CARD,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(issueMistakes(complete(values), zone, Date.now())).map(
          ([field, mistake]) => [field, t(`issue.${mistake}`)],
        ),
      ),
    toBody: (values) => issueBody(complete(values), zone, formId),
    created: ({ value, region_id: region }) =>
      t('issue.done', { amount: format.money(value, currencyOf(region)) }),
    onCreated: (card) => void navigate(paths.giftCard(card.id)),
  });
  const values = complete(form.values);
  const currency = currencyOf(values.regionId);
  const email = values.email.trim();
  return (
    <FormBody
      {...bind}
      onCancel={onClose}
      isReading={regions.isPending}
      submitLabel={
        values.amount && values.amount > 0 && currency
          ? t('issue.submit', { amount: format.money(values.amount, currency) })
          : t('issue.action')
      }
    >
      {regions.isLoadingError ? (
        <Banner
          tone="bad"
          action={{ label: common('actions.retry'), onClick: () => void regions.refetch() }}
        >
          {regionsError.text}
        </Banner>
      ) : null}
      <Select
        label={common('fields.region')}
        description={t('issue.regionHint')}
        required
        data-autofocus
        allowDeselect={false}
        searchable={(regions.data?.length ?? 0) > 8}
        disabled={regions.isLoadingError}
        data={(regions.data ?? []).map(({ id, name, currency_code: code }) => ({
          value: id,
          label: t('regionIn', { region: name, currency: code.toUpperCase() }),
        }))}
        {...form.getInputProps('regionId')}
        value={values.regionId}
        onChange={(id) => {
          if (id) lastRegion.write(id);
          form.setFieldValue('regionId', id);
        }}
      />
      <MoneyInput
        // Remounts on a new currency: other decimals void the typed text.
        key={currency}
        label={t('fields.amount')}
        required
        disabled={currency === ''}
        {...(currency === '' ? { description: t('issue.regionFirst') } : {})}
        currency={currency}
        value={values.amount}
        onChange={(amount) => {
          form.setFieldValue('amount', amount);
          form.clearFieldError('amount');
        }}
        error={form.errors['amount']}
      />
      <ExpiryFields
        values={values}
        errors={form.errors}
        onChange={(expiry) => {
          form.setValues(expiry);
          form.clearFieldError('endDay');
        }}
      />
      <EmailInput
        label={t('fields.email')}
        description={t('issue.emailHint')}
        {...form.getInputProps('email')}
      />
      <GrowingTextarea
        label={t('fields.message')}
        description={email ? t('issue.messageFor', { email }) : t('issue.messageHint')}
        minRows={3}
        maxRows={8}
        maxLength={1000}
        {...form.getInputProps('message')}
      />
      <Banner tone="info">{t('issue.sent')}</Banner>
    </FormBody>
  );
}
