import { IconWorldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateRegionMutationOptions } from '#generated/admin/regions/regions.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { countryName } from '#ui/country/country-name.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { FactEditor } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { PricesWithTax } from '../PricesWithTax.tsx';
import { providerName } from './providers.ts';
import { regionRecord, shippingOptionsOf } from './query.ts';
import type { Region } from './query.ts';
import { ShippingOptionsSection } from './ShippingOptionsSection.tsx';

const loadForm = () => import('./EditRegion.tsx');
const EditRegion = lazyNamed(loadForm, 'EditRegion');
const DeleteRegion = lazyNamed(() => import('./DeleteRegion.tsx'), 'DeleteRegion');
const CreateShippingOption = lazyNamed(
  () => import('./CreateShippingOption.tsx'),
  'CreateShippingOption',
);
const EditShippingOption = lazyNamed(
  () => import('./EditShippingOption.tsx'),
  'EditShippingOption',
);

export function RegionPage(): ReactNode {
  return (
    <RecordPage
      source={regionRecord}
      listPath={() => paths.regions()}
      icon={<IconWorldOff size={30} stroke={1.4} aria-hidden />}
      namespace="regions"
      sections={{ main: [3, 3], side: [5] }}
    >
      {(region) => <RegionContent region={region} />}
    </RecordPage>
  );
}

const FORMS = ['general', 'shipping', 'returns', 'option', ...RECORD_FORMS] as const;

function RegionContent({ region }: { region: Region }): ReactNode {
  const { t } = useTranslation('regions');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const format = useFormat();
  const form = useOpenForm(FORMS);
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const options = useQuery(shippingOptionsOf(region.id));
  const subject = listOf(options.data?.shipping_options).find(
    (option) => option?.id === form.subject,
  );
  const editor = (field: 'name' | 'taxRate'): FactEditor => ({
    load: loadForm,
    renderForm: (onClose) => <EditRegion region={region} only={[field]} onClose={onClose} />,
  });
  return (
    <RecordView
      record={region}
      title={region.name}
      rename={{ label: t('fields.name'), ...editor('name') }}
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteRegion {...removal} region={region} />,
      }}
      main={
        <>
          <ShippingOptionsSection region={region} query={options} form={form} isReturn={false} />
          <ShippingOptionsSection region={region} query={options} form={form} isReturn />
        </>
      }
      side={
        <Section
          title={common('sections.general')}
          action={<EditButton label={t('edit.title')} onClick={() => form.open('general')} />}
        >
          <Facts
            facts={[
              { label: t('fields.currency'), value: plainText(region.currency_code).toUpperCase() },
              {
                label: t('fields.countries'),
                value: format.list(
                  readEach(region.countries, ({ iso_2: code }) => countryName(code, tag)).toSorted(
                    (a, b) => a.localeCompare(b),
                  ),
                ),
              },
              {
                label: t('fields.payment'),
                value: format.list(
                  readEach(region.payment_providers, ({ id }) => providerName(id, t)),
                ),
              },
              {
                label: t('fields.fulfillment'),
                value: format.list(
                  readEach(region.fulfillment_providers, ({ id }) => providerName(id, t)),
                ),
              },
              editableFact(
                { label: t('fields.taxRate'), value: formatPercent(region.tax_rate, tag) },
                editor('taxRate'),
              ),
              ...(hasTax
                ? [
                    {
                      label: common('fields.prices'),
                      value: <PricesWithTax region={region} />,
                    },
                  ]
                : []),
            ]}
          />
        </Section>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          content: <EditRegion region={region} onClose={form.close} />,
        },
        shipping: {
          title: t('option.new'),
          content: <CreateShippingOption region={region} isReturn={false} onClose={form.close} />,
        },
        returns: {
          title: t('option.newReturn'),
          content: <CreateShippingOption region={region} isReturn onClose={form.close} />,
        },
        option: subject && {
          title: t('option.edit'),
          content: <EditShippingOption region={region} option={subject} onClose={form.close} />,
        },
      }}
      source={regionRecord}
      update={getUpdateRegionMutationOptions}
      saved={t('edit.saved', { region: region.name })}
    />
  );
}
