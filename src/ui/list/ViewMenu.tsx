import { lazyNamed } from '../page/lazyNamed.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SavedView } from './saved-views.ts';
import type { ListSettings } from './useListPreferences.ts';

const ViewNameDialog = lazyNamed(() => import('./ViewNameDialog.tsx'), 'ViewNameDialog');

interface ViewMenuProps {
  view: SavedView;
  settings: ListSettings;
}

export function ViewMenu({ view, settings }: ViewMenuProps): ReactNode {
  const { t } = useTranslation('common');
  const [, setParams] = useSearchParams();
  const [renaming, setRenaming] = useState(false);
  const isOfExtension = view.id.startsWith('x-');
  return (
    <>
      <Menu shadow="md" position="bottom-start">
        <Menu.Target>
          <ActionIcon size="sm" aria-label={t('list.viewMenu', { name: view.name })}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{t('list.renameView')}</Menu.Item>
          {isOfExtension ? null : (
            <Menu.Item
              color="red"
              onClick={() => {
                settings.removeView(view.id);
                setParams('', { replace: true });
              }}
            >
              {t('list.deleteView')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {renaming ? (
        <Suspense fallback={null}>
          <ViewNameDialog
            title={t('list.renameView')}
            views={settings.views}
            view={view}
            onSave={(name) => settings.saveView({ ...view, name })}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
