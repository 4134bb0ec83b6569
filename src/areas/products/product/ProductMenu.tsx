import { ActionIcon, Menu } from '@mantine/core';
import { IconCode, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from './editing.ts';

interface ProductMenuProps {
  editing: Editing;
  onDelete: () => void;
}

/** What is done with a whole product now and then. */
export function ProductMenu({ editing, onDelete }: ProductMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={34} variant="default" aria-label={t('product.more')}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.75} />}
          onClick={() => editing.open('duplicate')}
        >
          {t('duplicate.action')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCode size={16} stroke={1.75} />}
          onClick={() => editing.open('json')}
        >
          {t('edit.json')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={onDelete}
        >
          {t('delete.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
