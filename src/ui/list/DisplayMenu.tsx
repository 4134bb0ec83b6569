import { lazyNamed } from '../page/lazyNamed.ts';
import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MountOnFirstOpen } from '../overlay/MountOnFirstOpen.tsx';
import type { OpenerProps } from '../overlay/MountOnFirstOpen.tsx';
import type { Column } from '../table/columns.ts';
import type { ListSettings } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';

const loadPanel = () => import('./DisplayMenuPanel.tsx');
const DisplayMenuPanel = lazyNamed(loadPanel, 'DisplayMenuPanel');

export type ColumnEntry = Pick<Column<never>, 'id' | 'header' | 'sortBy' | 'optional'>;

export interface DisplayMenuProps {
  columns: readonly ColumnEntry[];
  settings: ListSettings;
  state: ListState;
  hasCards: boolean;
}

export function DisplayButton(props: OpenerProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <ActionIcon size={28} aria-label={t('list.display')} title={t('list.display')} {...props}>
      <IconAdjustmentsHorizontal size={17} stroke={1.75} />
    </ActionIcon>
  );
}

export function DisplayMenu(props: DisplayMenuProps): ReactNode {
  return (
    <MountOnFirstOpen
      what="dialog"
      load={loadPanel}
      renderButton={(opener) => <DisplayButton {...opener} />}
    >
      <DisplayMenuPanel {...props} />
    </MountOnFirstOpen>
  );
}
