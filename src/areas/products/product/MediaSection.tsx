import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '../../../app/config/config.ts';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';

/** A product's pictures. */
export function MediaSection({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const images = product.images ?? [];
  return (
    <Section title={t('product.media')}>
      {images.length === 0 ? (
        <p className={classes.none}>{t('product.mediaEmpty')}</p>
      ) : (
        <ul className={classes.images}>
          {images.map((image, index) => (
            <li key={image.id}>
              <img
                src={fileUrl(image.url)}
                alt={t('product.picture', { title: product.title, number: index + 1 })}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
