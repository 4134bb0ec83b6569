import { Menu } from '@mantine/core';
import { IconBuildingWarehouse, IconPencil, IconShoppingBag, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import type { ListedReservation } from './query.ts';

interface RowMenuProps {
  reservation: ListedReservation;
  /** The reserved item's name. */
  name: string;
  editTo: string;
  onDelete: () => void;
}

export function RowMenu({ reservation, name, editTo, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('reservations');
  return (
    <MoreMenu label={t('list.actionsOf', { item: name })} place="row">
      <MoreItem icon={IconPencil} to={editTo}>
        {t('edit.action')}
      </MoreItem>
      <MoreItem
        icon={IconBuildingWarehouse}
        to={paths.inventoryItem(reservation.inventory_item_id)}
      >
        {t('list.openItem')}
      </MoreItem>
      {reservation.line_item?.order ? (
        <MoreItem icon={IconShoppingBag} to={paths.order(reservation.line_item.order.id)}>
          {t('list.openOrder')}
        </MoreItem>
      ) : null}
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
