import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import { countryName } from '#ui/country/country-name.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { ProductAttributesForm, loadAttributesForm } from './forms.tsx';
import type { SectionProps } from './GeneralSection.tsx';

export function AttributesSection({ product, onEdit }: SectionProps): ReactNode {
  const { t, i18n } = useTranslation('products');
  const format = useFormat();
  const language = document.documentElement.lang || i18n.language;
  const editable = (field: keyof AttributeValues, value: Fact['value']): Fact =>
    editableFact(
      { label: t(`fields.${field}`), value },
      {
        load: loadAttributesForm,
        renderForm: (onClose) => (
          <ProductAttributesForm product={product} only={[field]} onClose={onClose} />
        ),
      },
    );
  return (
    <Section
      title={t('attributes.title')}
      action={<EditButton label={t('edit.attributes')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          ...MEASURES.map((field) =>
            editable(field, product[field] === null ? null : format.number(product[field])),
          ),
          ...CUSTOMS.map((field) => editable(field, product[field])),
          editable(
            'origin_country',
            product.origin_country ? countryName(product.origin_country, language) : null,
          ),
        ]}
      />
    </Section>
  );
}
