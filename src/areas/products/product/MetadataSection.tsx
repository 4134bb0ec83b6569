import { Button, Group } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import type { SectionProps } from './GeneralSection.tsx';
import classes from './product.module.css';

/** How much other programs keep with a product, and the product as the server has it. */
export function MetadataSection(props: SectionProps & { onRaw: () => void }): ReactNode {
  const { product, onEdit, onRaw } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const names = Object.keys(product.metadata ?? {});
  return (
    <Section
      title={t('metadata.title')}
      action={<EditButton label={t('edit.metadata')} onClick={onEdit} />}
    >
      <p className={classes.none}>
        {names.length === 0
          ? t('metadata.none')
          : t('metadata.entries', {
              count: names.length,
              number: format.number(names.length),
              names: format.list(names),
            })}
      </p>
      <Group mt="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCode size={16} stroke={1.75} aria-hidden />}
          onClick={onRaw}
        >
          {t('edit.json')}
        </Button>
      </Group>
    </Section>
  );
}
