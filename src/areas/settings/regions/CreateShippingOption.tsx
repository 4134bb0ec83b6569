import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateShippingOptionBody } from '#generated/admin/admin.schemas.ts';
import { useListRegionFulfillmentOptions } from '#generated/admin/regions/regions.ts';
import { useListShippingProfiles } from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { optionCreation } from './option-creation.ts';
import { providerName } from './providers.ts';
import type { Region } from './query.ts';
import { toRequirements } from './requirements.ts';
import { ShippingOptionFields, optionProblems } from './ShippingOptionFields.tsx';

interface CreateShippingOptionProps {
  region: Region;
  isReturn: boolean;
  onClose: () => void;
}

export function CreateShippingOption(props: CreateShippingOptionProps): ReactNode {
  const profiles = useListShippingProfiles();
  const offered = useListRegionFulfillmentOptions(props.region.id);
  // The form preselects from both lists, so it waits for them.
  return (
    <SectionQuery query={profiles} skeleton={<FormSkeleton />}>
      {() => (
        <SectionQuery query={offered} skeleton={<FormSkeleton />}>
          {() => <CreateForm {...props} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

function CreateForm({ region, isReturn, onClose }: CreateShippingOptionProps): ReactNode {
  const { t } = useTranslation('regions');
  const { t: common } = useTranslation('common');
  const profiles = useListShippingProfiles().data?.shipping_profiles;
  const offered = useListRegionFulfillmentOptions(region.id);
  // Providers identify options by arbitrary data; the index makes them unique.
  const ways = (offered.data?.fulfillment_options ?? []).flatMap(({ provider_id: id, options }) =>
    options
      .filter((option) => (option['is_return'] === true) === isReturn)
      .map((data, index) => ({
        value: `${id} ${index}`,
        provider: id,
        data,
        label: `${providerName(id, t)} – ${wayName(data)}`,
      })),
  );
  const { form, bind } = useCreateForm({
    creation: optionCreation,
    initialValues: {
      name: '',
      way: '',
      profile: '',
      isCalculated: false,
      amount: null as number | null,
      least: null as number | null,
      most: null as number | null,
      isInStore: true,
      includesTax: false,
    },
    validate: (values) => ({
      ...optionProblems(values, t, common),
      way: wayOf(values.way) ? undefined : t('option.wayMissing'),
      profile: isReturn || profileOf(values.profile) ? undefined : t('option.profileMissing'),
    }),
    toBody: (values) => {
      const way = wayOf(values.way);
      return omitUndefined<CreateShippingOptionBody>({
        name: values.name.trim(),
        region_id: region.id,
        provider_id: way?.provider ?? '',
        data: way?.data ?? {},
        // Return options serve any profile, but the server requires one.
        profile_id: profileOf(values.profile) ?? undefined,
        price_type: values.isCalculated ? 'calculated' : 'flat_rate',
        amount: values.isCalculated ? undefined : (values.amount ?? 0),
        requirements: toRequirements(values),
        is_return: isReturn,
        admin_only: !values.isInStore,
        // Without the feature the server refuses the property.
        includes_tax: values.includesTax || undefined,
        metadata: undefined,
      });
    },
    created: ({ name }) => t('option.created', { option: name }),
    onCreated: onClose,
  });
  // A single option is preselected.
  function wayOf(value: string) {
    return ways.find((way) => way.value === value) ?? (ways.length === 1 ? ways[0] : undefined);
  }
  function profileOf(value: string): string | undefined {
    const defaultProfile = profiles?.find(({ type }) => type === 'default') ?? profiles?.[0];
    return value || defaultProfile?.id;
  }
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('option.create')}>
      {offered.isSuccess && ways.length === 0 ? (
        <Banner tone="warning">{t('option.noWays')}</Banner>
      ) : null}
      <Select
        label={t('option.way')}
        description={t('option.wayText')}
        data={ways}
        required
        data-autofocus
        allowDeselect={false}
        {...form.getInputProps('way')}
        value={wayOf(form.values.way)?.value ?? null}
        onChange={(value) => form.setFieldValue('way', value ?? '')}
      />
      {isReturn ? null : (
        <Select
          label={t('option.profile')}
          description={t('option.profileText')}
          data={(profiles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          required
          allowDeselect={false}
          {...form.getInputProps('profile')}
          value={profileOf(form.values.profile) ?? null}
          onChange={(value) => form.setFieldValue('profile', value ?? '')}
        />
      )}
      <ShippingOptionFields form={form} currency={region.currency_code} isNew />
    </FormBody>
  );
}

/** Provider's name for an option. */
const wayName = (data: Record<string, unknown>): string => {
  const name = data['name'] ?? data['id'];
  return typeof name === 'string' ? name : JSON.stringify(data);
};
