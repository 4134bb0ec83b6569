import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileExport, IconFileImport } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListView } from '../../../ui/list/useListState.ts';
import { IMPORT_PATH } from '../paths.ts';

const ExportDialog = lazy(async () => {
  const { ExportDialog } = await import('./ExportDialog.tsx');
  return { default: ExportDialog };
});

interface ListMenuProps {
  view: ListView;
  /** Products that the list finds. */
  count: number | undefined;
}

/** What is done with the whole list now and then. */
export function ListMenu({ view, count }: ListMenuProps): ReactNode {
  const { t } = useTranslation('imports');
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon size={34} variant="default" aria-label={t('menu.label')}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={IMPORT_PATH}
            leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
          >
            {t('menu.import')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileExport size={16} stroke={1.75} aria-hidden />}
            onClick={() => setExporting(true)}
          >
            {t('export.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isExporting ? (
        <Suspense fallback={null}>
          <ExportDialog view={view} count={count} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
