import { IconReceiptOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { FactEditor } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { OverridesSection } from './OverridesSection.tsx';
import { taxRateRecord } from './query.ts';
import type { TaxRate } from './query.ts';
import type { RateValues } from './RateFields.tsx';
import { RateProducts } from './RateProducts.tsx';

const loadForm = () => import('./EditRate.tsx');
const EditRate = lazyNamed(loadForm, 'EditRate');
const DeleteRate = lazyNamed(() => import('./DeleteRate.tsx'), 'DeleteRate');
const OverridesForm = lazyNamed(() => import('./OverridesForm.tsx'), 'OverridesForm');

export function TaxRatePage(): ReactNode {
  const { t } = useTranslation('taxes');
  const { region = '' } = useParams();
  return (
    <RecordPage
      source={taxRateRecord}
      listPath={() => paths.taxRegion(region)}
      icon={<IconReceiptOff size={30} stroke={1.4} aria-hidden />}
      namespace="taxes"
      texts={{
        list: t('rates.title'),
        back: t('rate.back'),
        failed: t('rate.failed'),
        notFound: t('rate.notFound'),
        toList: t('rate.back'),
      }}
      sections={{ main: [8], side: [3, 2, 2] }}
    >
      {(rate) => <TaxRateContent rate={rate} />}
    </RecordPage>
  );
}

const FORMS = ['general', 'types', 'options', ...RECORD_FORMS] as const;

function TaxRateContent({ rate }: { rate: TaxRate }): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const form = useOpenForm(FORMS);
  const region = useRegions().data?.find(({ id }) => id === rate.region_id);
  const editor = (field: keyof RateValues): FactEditor => ({
    load: loadForm,
    renderForm: (onClose) => <EditRate rate={rate} only={[field]} onClose={onClose} />,
  });
  return (
    <RecordView
      record={rate}
      title={rate.name}
      rename={{ label: t('rate.fields.name'), ...editor('name') }}
      remove={{
        label: t('rate.delete'),
        renderDialog: (removal) => (
          <DeleteRate
            {...removal}
            rate={{
              id: rate.id,
              name: rate.name,
              product_count: listOf(rate.products).length,
              product_type_count: listOf(rate.product_types).length,
              shipping_option_count: listOf(rate.shipping_options).length,
            }}
          />
        ),
      }}
      main={<RateProducts rate={rate} />}
      side={
        <>
          <Section
            title={common('sections.general')}
            action={<EditButton label={t('rate.edit')} onClick={() => form.open('general')} />}
          >
            <Facts
              facts={[
                editableFact(
                  {
                    label: t('rate.fields.rate'),
                    value: rate.rate === null ? t('rate.none') : formatPercent(rate.rate, tag),
                  },
                  editor('rate'),
                ),
                editableFact({ label: t('rate.fields.code'), value: rate.code }, editor('code')),
                {
                  label: common('fields.region'),
                  value: (
                    <Link to={paths.taxRegion(rate.region_id)}>
                      <bdi>{region?.name ?? t('rate.back')}</bdi>
                    </Link>
                  ),
                },
              ]}
            />
          </Section>
          <OverridesSection kind="types" rate={rate} onEdit={() => form.open('types')} />
          <OverridesSection kind="options" rate={rate} onEdit={() => form.open('options')} />
        </>
      }
      days={{ created: t('rate.createdOn'), updated: t('rate.updatedOn') }}
      form={form}
      forms={{
        general: {
          title: t('rate.edit'),
          content: <EditRate rate={rate} onClose={form.close} />,
        },
        types: {
          title: t('overrides.types.edit'),
          size: 'dialog',
          content: <OverridesForm kind="types" rate={rate} onClose={form.close} />,
        },
        options: {
          title: t('overrides.options.edit'),
          size: 'dialog',
          content: <OverridesForm kind="options" rate={rate} onClose={form.close} />,
        },
      }}
      hasNoMetadata
    />
  );
}
