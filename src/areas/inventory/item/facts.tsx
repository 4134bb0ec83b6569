import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { Item } from './query.ts';

export function VariantSection({ item }: { item: Item }): ReactNode {
  const { t } = useTranslation('inventory');
  const variants = listOf(item.variants);
  return (
    <Section title={t('page.variant')}>
      {variants.length === 0 ? (
        <SectionNote>{t('page.noVariant')}</SectionNote>
      ) : (
        <LinkedRecords
          label={t('page.variant')}
          rows={variants}
          renderRow={(variant) => (
            <LinkedRecord
              title={variant.product?.title ?? variant.title}
              to={paths.product(variant.product_id)}
              detail={variant.title}
            />
          )}
        />
      )}
    </Section>
  );
}

interface DetailsSectionProps {
  item: Item;
  onEdit: () => void;
}

export function DetailsSection({ item, onEdit }: DetailsSectionProps): ReactNode {
  const { t } = useTranslation('inventory');
  const { t: products } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    <Section
      title={common('sections.details')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          {
            label: common('fields.sku'),
            value: item.sku ? <Copyable value={item.sku} label={common('fields.sku')} /> : null,
          },
          { label: common('fields.title'), value: item.title },
          { label: common('fields.description'), value: item.description },
          {
            label: t('fields.shipping'),
            value: t(item.requires_shipping ? 'fields.shippingYes' : 'fields.shippingNo'),
          },
          { label: t('fields.material'), value: item.material },
          ...MEASURES.flatMap((field) => {
            const value = item[field];
            return typeof value === 'number'
              ? [{ label: products(`fields.${field}`), value: format.number(value) }]
              : [];
          }),
          ...CUSTOMS.flatMap((field) =>
            item[field] ? [{ label: products(`fields.${field}`), value: item[field] }] : [],
          ),
          ...(item.origin_country
            ? [
                {
                  label: products('fields.origin_country'),
                  value: item.origin_country.toUpperCase(),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
