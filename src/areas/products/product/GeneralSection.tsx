import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { handleFact, linesFact } from '#ui/page/facts.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { ProductGeneralForm, loadGeneralForm } from './forms.tsx';
import type { GeneralValues } from './general.ts';
import type { Product } from './query.ts';

export interface SectionProps {
  product: Product;
  onEdit: () => void;
}

export function GeneralSection({ product, onEdit }: SectionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const editable = (field: keyof GeneralValues, fact: Fact): Fact =>
    editableFact(fact, {
      load: loadGeneralForm,
      renderForm: (onClose) => (
        <ProductGeneralForm product={product} only={[field]} onClose={onClose} />
      ),
    });
  return (
    <Section
      title={common('sections.general')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          editable('subtitle', { label: t('fields.subtitle'), value: product.subtitle }),
          editable('handle', handleFact(t('fields.handle'), product.handle)),
          editable('description', linesFact(common('fields.description'), product.description)),
          editable('material', { label: t('fields.material'), value: product.material }),
          editable('discountable', {
            label: t('fields.discountable'),
            value: t(product.discountable ? 'product.discountable.yes' : 'product.discountable.no'),
          }),
        ]}
      />
    </Section>
  );
}
