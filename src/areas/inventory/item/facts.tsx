import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { CUSTOMS, MEASURES } from '#shared/attributes/attributes.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { ItemValues } from './item-values.ts';
import type { Item } from './query.ts';

const loadForm = () => import('./ItemForm.tsx');
export const ItemForm = lazyNamed(loadForm, 'ItemForm');

export function VariantSection({ item }: { item: Item }): ReactNode {
  const { t } = useTranslation('inventory');
  const { t: common } = useTranslation('common');
  const variants = listOf(item.variants);
  return (
    <Section title={common('fields.variant')}>
      {variants.length === 0 ? (
        <SectionNote>{t('page.noVariant')}</SectionNote>
      ) : (
        <LinkedRecords
          label={common('fields.variant')}
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
  const editable = (field: keyof ItemValues, label: string, value: Fact['value']): Fact =>
    editableFact(
      { label, value },
      {
        load: loadForm,
        renderForm: (onClose) => <ItemForm item={item} only={[field]} onClose={onClose} />,
      },
    );
  return (
    <Section
      title={common('sections.details')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          editable(
            'sku',
            common('fields.sku'),
            item.sku ? <Copyable value={item.sku} label={common('fields.sku')} /> : null,
          ),
          editable('title', common('fields.title'), item.title),
          editable('description', common('fields.description'), item.description),
          editable(
            'shipping',
            t('fields.shipping'),
            t(item.requires_shipping ? 'fields.shippingYes' : 'fields.shippingNo'),
          ),
          editable('material', t('fields.material'), item.material),
          ...MEASURES.flatMap((field) => {
            const value = item[field];
            return typeof value === 'number'
              ? [editable(field, products(`fields.${field}`), format.number(value))]
              : [];
          }),
          ...CUSTOMS.flatMap((field) =>
            item[field] ? [editable(field, products(`fields.${field}`), item[field])] : [],
          ),
          ...(item.origin_country
            ? [
                editable(
                  'origin_country',
                  products('fields.origin_country'),
                  item.origin_country.toUpperCase(),
                ),
              ]
            : []),
        ]}
      />
    </Section>
  );
}
