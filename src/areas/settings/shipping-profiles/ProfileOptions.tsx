import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { RowList } from '#ui/page/RowList.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { useRegions } from '#shared/sources/regions.ts';
import type { Profile } from './query.ts';

export function ProfileOptions({ profile }: { profile: Profile }): ReactNode {
  const { t } = useTranslation('shipping-profiles');
  const format = useFormat();
  const regions = useRegions().data;
  const rows = readEach(profile.shipping_options, (option) => {
    const region = regions?.find(({ id }) => id === option.region_id);
    return {
      id: option.id,
      title: plainText(option.name),
      to: paths.region(option.region_id, { edit: 'option', subject: option.id }),
      text: region?.name,
      status: option.is_return ? (
        <StatusBadge tone="neutral">{t('options.return')}</StatusBadge>
      ) : option.admin_only ? (
        <StatusBadge tone="neutral">{t('options.staffOnly')}</StatusBadge>
      ) : undefined,
      end:
        option.price_type === 'calculated'
          ? t('options.calculated')
          : option.amount === 0
            ? t('options.free')
            : region && option.amount !== null
              ? format.money(option.amount, region.currency_code)
              : undefined,
    };
  }).toSorted(
    (a, b) => (a.text ?? '').localeCompare(b.text ?? '') || a.title.localeCompare(b.title),
  );
  const isEmpty = rows.length === 0;
  return (
    <Section title={t('options.title')} flush={!isEmpty}>
      {isEmpty ? (
        <SectionNote>
          {t('options.none')} <Link to={paths.regions()}>{t('options.toRegions')}</Link>
        </SectionNote>
      ) : (
        <RowList label={t('options.title')} rows={rows} />
      )}
    </Section>
  );
}
