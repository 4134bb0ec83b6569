import { lazyNamed } from '../page/lazyNamed.ts';
import { ActionIcon, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../overlay/keep-escape.ts';
import type { Column } from '../table/columns.ts';
import type { ListSettings } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';

const DisplaySettings = lazyNamed(() => import('./DisplaySettings.tsx'), 'DisplaySettings');

/** What one must know of a column to show it or not, and to sort by it. */
export type ColumnEntry = Pick<Column<never>, 'id' | 'header' | 'sortBy' | 'optional'>;

interface DisplayMenuProps {
  columns: readonly ColumnEntry[];
  settings: ListSettings;
  state: ListState;
  /** Its records can be shown as cards too. */
  hasCards: boolean;
}

/** How a list is shown: its density, its order and its columns. */
export function DisplayMenu(props: DisplayMenuProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Popover position="bottom-end" shadow="md" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={28} aria-label={t('list.display')} title={t('list.display')}>
          <IconAdjustmentsHorizontal size={17} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.display')} onFocusCapture={keepEscape}>
        <Suspense fallback={null}>
          <DisplaySettings {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
