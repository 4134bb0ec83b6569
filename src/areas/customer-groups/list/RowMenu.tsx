import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import type { ListedGroup } from './query.ts';

interface RowMenuProps {
  group: ListedGroup;
  onDelete: () => void;
}

/** What is done with a group of the list. */
export function RowMenu({ group, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('customer-groups');
  return (
    <MoreMenu label={t('list.actionsOf', { name: group.name })} place="row">
      <MoreItem icon={IconPencil} to={paths.customerGroup(group.id, { edit: 'general' })}>
        {t('edit.general')}
      </MoreItem>
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
