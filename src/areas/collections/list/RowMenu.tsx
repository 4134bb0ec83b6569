import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { paths } from '#app/paths.ts';
import type { ListedCollection } from './query.ts';

interface RowMenuProps {
  collection: ListedCollection;
  onDelete: () => void;
}

/** What is done with a collection of the list. */
export function RowMenu({ collection, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('collections');
  return (
    <MoreMenu label={t('list.actionsOf', { title: collection.title })} place="row">
      <MoreItem icon={IconPencil} to={paths.collection(collection.id, { edit: 'general' })}>
        {t('edit.general')}
      </MoreItem>
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
