import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { countryName } from '#ui/country/country-name.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';

const CreateRegion = lazyNamed(() => import('./CreateRegion.tsx'), 'CreateRegion');

const FORMS = ['new'] as const;

/** Countries named before the rest is counted. */
const NAMED = 4;

export function RegionsPage(): ReactNode {
  const { t } = useTranslation('regions');
  const tag = useTag();
  const format = useFormat();
  const query = useRegions();
  const form = useOpenForm(FORMS);
  return (
    <WholeListPage
      query={query}
      rows={query.data}
      icon={IconWorld}
      namespace="regions"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(region) => {
        const names = readEach(region.countries, ({ iso_2: code }) =>
          countryName(code, tag),
        ).toSorted((a, b) => a.localeCompare(b));
        const rest = names.length - NAMED;
        const shown = format.list(names.slice(0, NAMED));
        return {
          id: region.id,
          title: region.name,
          to: paths.region(region.id),
          text:
            names.length === 0
              ? t('noCountries')
              : rest > 0
                ? t('countriesMore', { countries: shown, count: rest, number: format.number(rest) })
                : shown,
          end: (
            <>
              {plainText(region.currency_code).toUpperCase()} ·{' '}
              {t('taxOf', { rate: formatPercent(region.tax_rate, tag) })}
            </>
          ),
        };
      }}
    >
      <FormDrawer
        form={form}
        forms={{ new: { title: t('create.new'), content: <CreateRegion onClose={form.close} /> } }}
      />
    </WholeListPage>
  );
}
