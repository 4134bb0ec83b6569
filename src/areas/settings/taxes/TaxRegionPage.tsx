import { IconCalculator, IconWorldOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { PricesWithTax } from '../PricesWithTax.tsx';
import { regionRecord } from '../regions/query.ts';
import type { Region } from '../regions/query.ts';
import type { TaxValues } from './EditTaxes.tsx';
import { taxProviderName } from './tax-providers.ts';
import { TaxRatesSection } from './TaxRatesSection.tsx';

const loadForm = () => import('./EditTaxes.tsx');
const EditTaxes = lazyNamed(loadForm, 'EditTaxes');
const CreateRate = lazyNamed(() => import('./CreateRate.tsx'), 'CreateRate');
const AskTaxForm = lazyNamed(() => import('./ask/AskTaxForm.tsx'), 'AskTaxForm');

export function TaxRegionPage(): ReactNode {
  return (
    <RecordPage
      source={regionRecord}
      listPath={() => paths.taxes()}
      icon={<IconWorldOff size={30} stroke={1.4} aria-hidden />}
      namespace="taxes"
      sections={{ main: [4], side: [5] }}
    >
      {(region) => <TaxRegionContent region={region} />}
    </RecordPage>
  );
}

const FORMS = ['taxes', 'new', 'ask', ...RECORD_FORMS] as const;

function TaxRegionContent({ region }: { region: Region }): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const form = useOpenForm(FORMS);
  const hasInclusive = useFeature('tax_inclusive_pricing') === true;
  const editable = (field: keyof TaxValues, value: Fact['value']): Fact =>
    editableFact(
      { label: t(`fields.${field}`), value },
      {
        load: loadForm,
        renderForm: (onClose) => <EditTaxes region={region} only={[field]} onClose={onClose} />,
      },
    );
  return (
    <RecordView
      record={region}
      title={t('page.title', { region: region.name })}
      further={[{ label: t('ask.open'), icon: IconCalculator, onClick: () => form.open('ask') }]}
      main={<TaxRatesSection region={region} onCreate={() => form.open('new')} />}
      side={
        <Section
          title={t('page.settings')}
          action={<EditButton label={t('edit.title')} onClick={() => form.open('taxes')} />}
        >
          <Facts
            facts={[
              editable('rate', formatPercent(region.tax_rate, tag)),
              editable('code', region.tax_code),
              editable('provider', taxProviderName(region.tax_provider_id, t)),
              editable('isAutomatic', t(region.automatic_taxes ? 'on' : 'off')),
              editable('hasGiftCards', t(region.gift_cards_taxable ? 'on' : 'off')),
              ...(hasInclusive
                ? [
                    {
                      label: common('fields.prices'),
                      value: <PricesWithTax region={region} />,
                    },
                  ]
                : []),
              {
                label: common('fields.region'),
                value: (
                  <Link to={paths.region(region.id)}>
                    <bdi>{region.name}</bdi>
                  </Link>
                ),
              },
            ]}
          />
        </Section>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        taxes: {
          title: t('edit.title'),
          content: <EditTaxes region={region} onClose={form.close} />,
        },
        new: {
          title: t('rate.new'),
          content: <CreateRate region={region} onClose={form.close} />,
        },
        ask: {
          title: t('ask.title'),
          content: (
            <AskTaxForm regionId={region.id} variantId={form.subject} onClose={form.close} />
          ),
        },
      }}
      hasNoMetadata
    />
  );
}
