import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCode,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moveTo } from '../../ui/tree/moves.ts';
import type { MoveWay } from '../../ui/tree/moves.ts';
import type { SectionName } from './category/sections.ts';
import type { Category } from './query.ts';
import { useMoveCategory } from './useChanges.ts';

interface CategoryMenuProps {
  all: readonly Category[];
  category: Category;
  variant: 'default' | 'subtle';
  tabIndex?: 0 | -1;
  onEdit: (section: SectionName) => void;
  onDelete: () => void;
}

const WAYS: readonly [MoveWay, ComponentType<{ size: number; stroke: number }>][] = [
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['in', IconIndentIncrease],
  ['out', IconIndentDecrease],
];

/** What is done with a whole category: also its moves, for whoever neither drags nor remembers the keys. */
export function CategoryMenu(props: CategoryMenuProps): ReactNode {
  const { all, category, variant, tabIndex, onEdit, onDelete } = props;
  const { t } = useTranslation('categories');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant={variant}
          size={variant === 'default' ? 34 : 26}
          aria-label={t('menu.of', { name: category.name })}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => onEdit('general')}
        >
          {t('edit.general')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onEdit('new')}>
          {t('menu.addBelow')}
        </Menu.Item>
        <Menu.Divider />
        <MoveItems all={all} category={category} />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCode size={16} stroke={1.75} />}
          onClick={() => onEdit('json')}
        >
          {t('edit.json')}
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

/** The moves; worked out when the menu is opened. */
function MoveItems({ all, category }: Pick<CategoryMenuProps, 'all' | 'category'>): ReactNode {
  const { t } = useTranslation('categories');
  const move = useMoveCategory();
  return WAYS.map(([way, Icon]) => {
    const to = moveTo(all, category.id, way);
    return (
      <Menu.Item
        key={way}
        leftSection={<Icon size={16} stroke={1.75} />}
        disabled={to === undefined}
        onClick={() => to && move.mutate({ move: to })}
      >
        {t(`move.${way}`)}
      </Menu.Item>
    );
  });
}
