import { Menu } from '@mantine/core';
import { IconEye, IconEyeOff, IconFileDescription, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { useSwitch } from '../bulk/useSwitch.ts';
import type { DiscountCode } from './codes.ts';

interface CodeMenuProps {
  code: DiscountCode;
  onDelete: () => void;
}

export function CodeMenu({ code, onDelete }: CodeMenuProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: discounts } = useTranslation('discounts');
  const change = useSwitch(code);
  return (
    <MoreMenu label={t('actionsOf', { code: code.code })} place="row">
      <MoreItem icon={IconFileDescription} to={paths.discount(code.id)}>
        {t('view')}
      </MoreItem>
      <MoreItem
        icon={code.is_disabled ? IconEye : IconEyeOff}
        disabled={change.isPending}
        onClick={change.mutate}
      >
        {discounts(`bulk.action.${change.kind}`)}
      </MoreItem>
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete')}
      </MoreItem>
    </MoreMenu>
  );
}
