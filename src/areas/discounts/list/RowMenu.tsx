import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFileDescription,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { useSwitch } from '../bulk/useSwitch.ts';
import type { ListedDiscount } from './query.ts';

interface RowMenuProps {
  discount: ListedDiscount;
  onDelete: () => void;
}

export function RowMenu({ discount, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const { id, code } = discount;
  const change = useSwitch(discount);
  return (
    <MoreMenu label={t('list.actionsOf', { code })} place="row">
      <MoreItem icon={IconFileDescription} to={paths.discount(id)}>
        {t('list.open')}
      </MoreItem>
      {discount.parent_discount_id === null ? (
        <>
          <MoreItem icon={IconPencil} to={paths.discount(id, { edit: 'general' })}>
            {t('edit.general')}
          </MoreItem>
          <MoreItem icon={IconCopy} to={paths.newDiscount({ from: id })}>
            {common('actions.duplicate')}
          </MoreItem>
        </>
      ) : null}
      <MoreItem
        icon={discount.is_disabled ? IconEye : IconEyeOff}
        disabled={change.isPending}
        onClick={() => change.mutate()}
      >
        {t(`bulk.action.${change.kind}`)}
      </MoreItem>
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
