import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { PriceListValues } from './values.ts';

interface PriceListFieldsProps {
  form: UseFormReturnType<PriceListValues>;
  /** The list had groups when the form opened. */
  hadGroups: boolean;
}

export function PriceListFields({ form, hadGroups }: PriceListFieldsProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const isForEveryone = form.values.groups.length === 0;
  return (
    <>
      <TextInput label={t('fields.name')} required data-autofocus {...form.getInputProps('name')} />
      <GrowingTextarea
        label={common('fields.description')}
        description={t('form.descriptionHint')}
        minRows={2}
        {...form.getInputProps('description')}
      />
      <Radio.Group label={common('fields.type')} {...form.getInputProps('type')}>
        <Stack gap="xs" mt="xs">
          <Radio value="sale" label={t('type.sale')} description={t('form.saleHint')} />
          <Radio value="override" label={t('type.override')} description={t('form.overrideHint')} />
        </Stack>
      </Radio.Group>
      <Radio.Group label={common('fields.status')} {...form.getInputProps('status')}>
        <Stack gap="xs" mt="xs">
          <Radio value="active" label={t('form.active')} description={t('form.activeHint')} />
          <Radio value="draft" label={t('form.draft')} description={t('form.draftHint')} />
        </Stack>
      </Radio.Group>
      <PeriodFields form={form} />
      <EntityMultiSelect
        label={t('fields.groups')}
        description={t('form.groupsHint')}
        source={customerGroupSource}
        value={form.values.groups}
        onChange={(groups) => form.setFieldValue('groups', groups.toSorted())}
      />
      {hadGroups && isForEveryone ? <Banner tone="warning">{t('form.groupsGone')}</Banner> : null}
      {hasTax ? (
        <Checkbox
          label={t('fields.includes_tax')}
          description={t('form.taxHint')}
          {...form.getInputProps('includes_tax', { type: 'checkbox' })}
        />
      ) : null}
    </>
  );
}
