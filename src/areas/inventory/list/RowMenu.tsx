import { Menu } from '@mantine/core';
import { IconBox, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { variantOf } from '../item/query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from '../item/query.ts';

const DeleteItem = lazyNamed(() => import('../item/DeleteItem.tsx'), 'DeleteItem');

interface RowMenuProps {
  item: Item;
  onStock: () => void;
}

export function RowMenu({ item, onStock }: RowMenuProps): ReactNode {
  const { t } = useTranslation('inventory');
  const [isDeleting, setDeleting] = useState(false);
  const close = (): void => setDeleting(false);
  const product = variantOf(item)?.product_id;
  return (
    <>
      <MoreMenu label={t('list.actionsOf', { item: stockItemName(item) })} place="row">
        <MoreItem icon={IconFileDescription} to={paths.inventoryItem(item.id)}>
          {t('list.open')}
        </MoreItem>
        <MoreItem icon={IconPencil} onClick={onStock}>
          {t('stock.edit')}
        </MoreItem>
        {product ? (
          <MoreItem icon={IconBox} to={paths.product(product)}>
            {t('list.openProduct')}
          </MoreItem>
        ) : null}
        <Menu.Divider />
        <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleting(true)}>
          {t('delete.action')}
        </MoreItem>
      </MoreMenu>
      <Suspense fallback={null}>
        {isDeleting ? (
          <DeleteItem opened item={item} onClose={close} onGone={close} onDone={close} />
        ) : null}
      </Suspense>
    </>
  );
}
