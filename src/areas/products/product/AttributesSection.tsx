import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import { countryName } from '#ui/country/country-name.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { SectionProps } from './GeneralSection.tsx';

export function AttributesSection({ product, onEdit }: SectionProps): ReactNode {
  const { t, i18n } = useTranslation('products');
  const format = useFormat();
  const language = document.documentElement.lang || i18n.language;
  return (
    <Section
      title={t('attributes.title')}
      action={<EditButton label={t('edit.attributes')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          ...MEASURES.map((field) => ({
            label: t(`fields.${field}`),
            value: product[field] === null ? null : format.number(product[field]),
          })),
          ...CUSTOMS.map((field) => ({ label: t(`fields.${field}`), value: product[field] })),
          {
            label: t('fields.origin_country'),
            value: product.origin_country ? countryName(product.origin_country, language) : null,
          },
        ]}
      />
    </Section>
  );
}
