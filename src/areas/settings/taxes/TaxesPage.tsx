import { Button } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { inclusiveCurrencies, taxInclusion } from '../tax-inclusion.ts';
import { taxProviderName } from './tax-providers.ts';

const AskTaxForm = lazyNamed(() => import('./ask/AskTaxForm.tsx'), 'AskTaxForm');

const FORMS = ['ask'] as const;

export function TaxesPage(): ReactNode {
  const { t } = useTranslation('taxes');
  const tag = useTag();
  const query = useRegions();
  const store = useGetStore();
  const inclusive = store.data && inclusiveCurrencies(store.data.store.currencies);
  const form = useOpenForm(FORMS);
  const hasNone = query.data?.length === 0;
  return (
    <WholeListPage
      query={query}
      rows={query.data}
      icon={IconReceiptTax}
      namespace="taxes"
      actions={
        hasNone ? (
          <Button component={Link} to={paths.regions()} variant="default">
            {t('toRegions')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => form.open('ask')}>
            {t('ask.open')}
          </Button>
        )
      }
      renderRow={(region) => ({
        id: region.id,
        title: region.name,
        to: paths.taxRegion(region.id),
        text: [
          taxProviderName(region.tax_provider_id, t),
          t(region.automatic_taxes ? 'automatic' : 'notAutomatic'),
          ...(inclusive && taxInclusion(region, inclusive) === 'all' ? [t('included')] : []),
        ].join(' · '),
        end: formatPercent(region.tax_rate, tag),
      })}
    >
      <FormDrawer
        form={form}
        forms={{
          ask: { title: t('ask.title'), content: <AskTaxForm onClose={form.close} /> },
        }}
      />
    </WholeListPage>
  );
}
