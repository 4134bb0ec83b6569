import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerGroup } from '#generated/admin/admin.schemas.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { PriceListValues } from './values.ts';

interface PriceListFieldsProps {
  form: UseFormReturnType<PriceListValues>;
  /** Those that the list has. */
  groups?: readonly CustomerGroup[];
  /** All if undefined. */
  only?: readonly (keyof PriceListValues)[] | undefined;
}

export function PriceListFields({ form, groups, only }: PriceListFieldsProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const isForEveryone = form.values.groups.length === 0;
  const fields: Partial<Record<keyof PriceListValues, ReactNode>> = {
    name: (
      <TextInput label={t('fields.name')} required data-autofocus {...form.getInputProps('name')} />
    ),
    description: (
      <GrowingTextarea
        label={common('fields.description')}
        description={t('form.descriptionHint')}
        minRows={2}
        {...form.getInputProps('description')}
      />
    ),
    type: (
      <Radio.Group label={common('fields.type')} {...form.getInputProps('type')}>
        <Stack gap="xs" mt="xs">
          <Radio value="sale" label={t('type.sale')} description={t('form.saleHint')} />
          <Radio value="override" label={t('type.override')} description={t('form.overrideHint')} />
        </Stack>
      </Radio.Group>
    ),
    status: (
      <Radio.Group label={common('fields.status')} {...form.getInputProps('status')}>
        <Stack gap="xs" mt="xs">
          <Radio value="active" label={t('form.active')} description={t('form.activeHint')} />
          <Radio value="draft" label={t('form.draft')} description={t('form.draftHint')} />
        </Stack>
      </Radio.Group>
    ),
    starts_day: <PeriodFields form={form} only={only && 'starts'} />,
    ends_day: only && <PeriodFields form={form} only="ends" />,
    groups: (
      <>
        <EntityMultiSelect
          label={t('fields.groups')}
          description={t('form.groupsHint')}
          source={withKnown(customerGroupSource, groups)}
          value={form.values.groups}
          onChange={(ids) => form.setFieldValue('groups', ids.toSorted())}
        />
        {groups?.length && isForEveryone ? (
          <Banner tone="warning">{t('form.groupsGone')}</Banner>
        ) : null}
      </>
    ),
    includes_tax: hasTax ? (
      <Checkbox
        label={t('fields.includes_tax')}
        description={t('form.taxHint')}
        {...form.getInputProps('includes_tax', { type: 'checkbox' })}
      />
    ) : null,
  };
  return Object.entries(fields)
    .filter(([field]) => only?.some((one) => one === field) ?? true)
    .map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
}
