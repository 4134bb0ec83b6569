import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { moveTo } from '#ui/tree/moves.ts';
import type { MoveWay } from '#ui/tree/moves.ts';
import type { FormName } from './category/forms.tsx';
import type { Category } from './query.ts';
import { useMoveCategory } from './useChanges.ts';

interface CategoryMenuProps {
  all: readonly Category[];
  category: Category;
  place: 'page' | 'row';
  tabIndex?: 0 | -1;
  onEdit: (form: FormName) => void;
  onDelete: () => void;
}

const WAYS: readonly [MoveWay, ComponentProps<typeof MoreItem>['icon']][] = [
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['in', IconIndentIncrease],
  ['out', IconIndentDecrease],
];

/** Includes moves, for users who neither drag nor know the keys. */
export function CategoryMenu(props: CategoryMenuProps): ReactNode {
  const { all, category, place, tabIndex, onEdit, onDelete } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  return (
    <MoreMenu
      label={common('table.actionsOf', { name: category.name })}
      place={place}
      tabIndex={tabIndex}
    >
      <MoreItem icon={IconPencil} onClick={() => onEdit('general')}>
        {t('edit.general')}
      </MoreItem>
      <MoreItem icon={IconPlus} onClick={() => onEdit('new')}>
        {t('menu.addBelow')}
      </MoreItem>
      <Menu.Divider />
      <MoveItems all={all} category={category} />
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}

/** Rendered, and so computed, only while the menu is open. */
function MoveItems({ all, category }: Pick<CategoryMenuProps, 'all' | 'category'>): ReactNode {
  const { t } = useTranslation('categories');
  const move = useMoveCategory();
  return WAYS.map(([way, icon]) => {
    const to = moveTo(all, category.id, way);
    return (
      <MoreItem
        key={way}
        icon={icon}
        disabled={to === undefined}
        onClick={() => to && move.mutate({ move: to })}
      >
        {t(`move.${way}`)}
      </MoreItem>
    );
  });
}
