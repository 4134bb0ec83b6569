import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/page/Section.tsx';
import { PictureList } from '../fields/PictureList.tsx';
import type { Uploads } from '#shared/useUploads.ts';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';

/** The product's pictures. */
export function MediaStep({
  values,
  change,
  uploads,
}: StepProps & { uploads: Uploads }): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Section title={t('product.media')}>
      <div className={classes.wide}>
        <PictureList
          value={values.pictures}
          onChange={(pictures) => change((before) => ({ ...before, pictures }))}
          uploads={uploads}
        />
        <Text size="xs" c="dimmed">
          {t('media.altNote')}
        </Text>
      </div>
    </Section>
  );
}
