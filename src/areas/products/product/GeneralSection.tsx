import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { handleFact, linesFact } from '#ui/page/facts.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { Product } from './query.ts';

export interface SectionProps {
  product: Product;
  onEdit: () => void;
}

export function GeneralSection({ product, onEdit }: SectionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  return (
    <Section
      title={common('sections.general')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          { label: t('fields.subtitle'), value: product.subtitle },
          handleFact(t('fields.handle'), product.handle),
          linesFact(common('fields.description'), product.description),
          { label: t('fields.material'), value: product.material },
          {
            label: t('fields.discountable'),
            value: t(product.discountable ? 'product.discountable.yes' : 'product.discountable.no'),
          },
        ]}
      />
    </Section>
  );
}
