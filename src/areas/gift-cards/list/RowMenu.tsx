import { Menu } from '@mantine/core';
import {
  IconCoin,
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
import { copyCode } from '../copy-code.ts';
import { useSwitch } from '../bulk/useSwitch.ts';
import type { ListedGiftCard } from './query.ts';

interface RowMenuProps {
  card: ListedGiftCard;
  onDelete: () => void;
}

export function RowMenu({ card, onDelete }: RowMenuProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { id, code } = card;
  const change = useSwitch(card);
  return (
    <MoreMenu label={t('list.actionsOf', { code })} place="row">
      <MoreItem icon={IconFileDescription} to={paths.giftCard(id)}>
        {t('list.open')}
      </MoreItem>
      <MoreItem icon={IconCopy} onClick={() => void copyCode(code, t)}>
        {t('copy.action')}
      </MoreItem>
      <MoreItem icon={IconCoin} to={paths.giftCard(id, { edit: 'balance' })}>
        {t('balance.action')}
      </MoreItem>
      <MoreItem icon={IconPencil} to={paths.giftCard(id, { edit: 'general' })}>
        {t('edit.action')}
      </MoreItem>
      <MoreItem
        icon={card.is_disabled ? IconEye : IconEyeOff}
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
