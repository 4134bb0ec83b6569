import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { PICTURE_TYPES } from '#ui/files/picture-bytes.ts';
import { Section } from '#ui/page/Section.tsx';
import { picturesOf } from '../fields/pictures.ts';
import { EditButton } from '#shared/form/EditButton.tsx';
import type { SectionProps } from './GeneralSection.tsx';
import classes from './product.module.css';

interface MediaSectionProps extends SectionProps {
  onDrop: (files: File[]) => void;
}

export function MediaSection({ product, onEdit, onDrop }: MediaSectionProps): ReactNode {
  const { t } = useTranslation('products');
  const { images, thumbnail, alts } = picturesOf(product);
  return (
    <Section
      title={t('product.media')}
      action={<EditButton label={t('edit.media')} onClick={onEdit} />}
    >
      {images.length === 0 ? (
        <FileDrop
          label={t('media.add')}
          hint={t('media.dropHint')}
          accept={PICTURE_TYPES.join(',')}
          multiple
          onFiles={onDrop}
        />
      ) : (
        <ul className={classes.images}>
          {images.map((url, index) => (
            <li key={url}>
              <img
                src={fileUrl(url)}
                alt={alts[url] ?? t('product.picture', { title: product.title, number: index + 1 })}
                loading="lazy"
              />
              {url === thumbnail ? (
                <span className={classes.isThumbnail}>{t('media.thumbnail')}</span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
