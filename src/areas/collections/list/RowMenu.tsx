import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { collectionPath } from '../paths.ts';
import type { ListedCollection } from './query.ts';

interface RowMenuProps {
  collection: ListedCollection;
  onDelete: () => void;
}

/** What is done with a collection of the list. */
export function RowMenu({ collection, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('collections');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('list.actionsOf', { title: collection.title })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`${collectionPath(collection.id)}?edit=general`}
          leftSection={<IconPencil size={16} stroke={1.75} />}
        >
          {t('edit.general')}
        </Menu.Item>
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
