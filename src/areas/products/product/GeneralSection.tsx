import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '#ui/format/Copyable.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import type { Product } from './query.ts';

export interface SectionProps {
  product: Product;
  onEdit: () => void;
}

/** What a shopper reads about a product below its title, which the page has. */
export function GeneralSection({ product, onEdit }: SectionProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Section
      title={t('product.general')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          { label: t('fields.subtitle'), value: product.subtitle },
          {
            label: t('fields.handle'),
            value: product.handle ? (
              <Copyable value={product.handle} label={t('fields.handle')}>
                <bdi dir="ltr">/{product.handle}</bdi>
              </Copyable>
            ) : null,
          },
          {
            label: t('fields.description'),
            value: product.description ? (
              <bdi style={{ display: 'block', whiteSpace: 'pre-line' }}>{product.description}</bdi>
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
