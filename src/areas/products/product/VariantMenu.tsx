import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconPackages, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from './editing.ts';
import type { Variant } from './variant.ts';

interface VariantMenuProps {
  variant: Variant;
  editing: Editing;
  onDelete: () => void;
}

/** What can be done with one variant. */
export function VariantMenu({ variant, editing, onDelete }: VariantMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('variants.actionsOf', { variant: variant.title })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => editing.open('variant', variant.id)}
        >
          {t('variants.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPackages size={16} stroke={1.75} />}
          onClick={() => editing.open('stock', variant.id)}
        >
          {t('variants.editStock')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.75} />}
          onClick={() => editing.open('variant', variant.id, true)}
        >
          {t('variants.duplicate')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={onDelete}
        >
          {t('variants.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
