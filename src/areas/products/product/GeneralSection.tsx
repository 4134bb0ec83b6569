import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, Section } from '../../../ui/page/Section.tsx';
import type { Product } from './query.ts';

interface GeneralSectionProps {
  product: Product;
  onEdit: () => void;
}

/** What a shopper reads about a product. */
export function GeneralSection({ product, onEdit }: GeneralSectionProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  return (
    <Section
      title={t('product.general')}
      action={
        <Button size="compact-sm" variant="default" aria-label={t('product.edit')} onClick={onEdit}>
          {common('actions.edit')}
        </Button>
      }
    >
      <Facts
        facts={[
          { label: t('fields.title'), value: product.title },
          { label: t('fields.subtitle'), value: product.subtitle },
          { label: t('fields.handle'), value: product.handle ? `/${product.handle}` : null },
          {
            label: t('fields.description'),
            value: product.description ? (
              <span style={{ whiteSpace: 'pre-line' }}>{product.description}</span>
            ) : null,
          },
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
