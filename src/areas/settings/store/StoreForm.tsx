import { Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { updateCurrency } from '#generated/admin/currencies/currencies.ts';
import { updateStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { Section } from '#ui/page/Section.tsx';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { useAllCurrencies } from './all-currencies.ts';
import { PageForm } from '../PageForm.tsx';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { LINKS, LINK_FIELDS, linkProblem } from './links.ts';
import { storeRecord } from './query.ts';
import { changedTax, storeBody, toValues } from './store-form.ts';

export function StoreForm({ store }: { store: StoreDetail }): ReactNode {
  const { t } = useTranslation('store-settings');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const currencies = useAllCurrencies();
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const { form, saving, bind } = useStepsForm({
    record: store,
    toValues,
    operation: 'updateStore',
    read: (call) => storeRecord.readNow(queryClient, call),
    toSteps: (before, after): Step[] => {
      const body = storeBody(before, after);
      return [
        ...(body
          ? [
              {
                id: 'store',
                label: t('steps.store'),
                stage: 0,
                run: (call: Parameters<Step['run']>[0]) => updateStore(body, call),
              },
            ]
          : []),
        ...changedTax(before, after).map(({ code, includesTax }) => ({
          id: `tax-${code}`,
          label: t('steps.tax', { currency: code.toUpperCase() }),
          stage: 1,
          run: (call: Parameters<Step['run']>[0]) =>
            updateCurrency(code, { includes_tax: includesTax }, call),
        })),
      ];
    },
    validate: (values) => ({
      name: values.name.trim() ? undefined : common('form.nameMissing'),
      currencies: values.currencies.includes(values.default_currency_code)
        ? undefined
        : t('defaultMissing', { currency: values.default_currency_code.toUpperCase() }),
      ...Object.fromEntries(
        LINK_FIELDS.map((field) => {
          const problem = linkProblem(field, values[field]);
          return [field, problem && t(`links.${problem}`, { place: LINKS[field] })];
        }),
      ),
    }),
    saved: () => t('saved'),
    stays: true,
    onClose: () => undefined,
  });
  const { values } = form;
  return (
    <PageForm
      title={t('title')}
      saving={saving}
      states={bind.states}
      onSubmit={bind.onSubmit}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => (Array.isArray(value) ? value.join(', ').toUpperCase() : value)}
    >
      <Section title={common('sections.general')}>
        <SettingRow title={t('fields.name')} text={t('nameText')}>
          <TextInput aria-label={t('fields.name')} {...form.getInputProps('name')} />
        </SettingRow>
      </Section>
      <Section title={t('sections.currencies')}>
        <SettingRow title={t('fields.currencies')} text={t('currenciesText')}>
          <EntityMultiSelect
            label={t('fields.currencies')}
            source={currencies}
            value={values.currencies}
            onChange={(codes) => form.setFieldValue('currencies', codes.toSorted())}
            error={form.errors['currencies']}
          />
        </SettingRow>
        <SettingRow title={t('fields.default_currency_code')} text={t('defaultText')}>
          <EntitySelect
            label={t('fields.default_currency_code')}
            source={currencies}
            value={values.default_currency_code}
            keepOne
            onChange={(code) => {
              if (!code) return;
              form.setFieldValue('default_currency_code', code);
              // Shoppers can only pay in listed currencies.
              if (!values.currencies.includes(code)) {
                form.setFieldValue('currencies', [...values.currencies, code].toSorted());
              }
            }}
          />
        </SettingRow>
        {hasTax ? (
          <SettingRow title={t('fields.inclusive')} text={t('inclusiveText')}>
            <Checkbox.Group
              aria-label={t('fields.inclusive')}
              value={values.inclusive}
              onChange={(codes) => form.setFieldValue('inclusive', codes.toSorted())}
            >
              {values.currencies.map((code) => (
                <Checkbox key={code} value={code} label={code.toUpperCase()} mb={8} />
              ))}
            </Checkbox.Group>
          </SettingRow>
        ) : null}
      </Section>
      <Section title={t('sections.links')}>
        {LINK_FIELDS.map((field) => (
          <SettingRow
            key={field}
            title={t(`fields.${field}`)}
            text={t(`links.${field}`, { place: LINKS[field] })}
          >
            <TextInput
              dir="ltr"
              data-no-translate
              aria-label={t(`fields.${field}`)}
              placeholder={`https://example.com/${LINKS[field]}`}
              {...form.getInputProps(field)}
            />
          </SettingRow>
        ))}
      </Section>
    </PageForm>
  );
}
