import { lazyNamed } from '../page/lazyNamed.ts';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { viewHref } from './saved-views.ts';
import type { ListSettings } from './useListPreferences.ts';
import classes from './ViewTabs.module.css';

const ViewNameDialog = lazyNamed(() => import('./ViewNameDialog.tsx'), 'ViewNameDialog');
const ViewMenu = lazyNamed(() => import('./ViewMenu.tsx'), 'ViewMenu');

/** The saved views of a list, each a link; nothing while there are none. */
export function ViewTabs({ settings }: { settings: ListSettings }): ReactNode {
  const { t } = useTranslation('common');
  const { views, view, isViewChanged } = settings;
  if (views.length === 0) return null;
  const isAll = view === undefined && settings.query === '';
  return (
    <nav className={classes.tabs} aria-label={t('list.views')}>
      <span className={classes.tab} data-current={isAll || undefined}>
        <Link to="?" aria-current={isAll || undefined}>
          {t('list.allView')}
        </Link>
      </span>
      {views.map((each) => {
        const isCurrent = each.id === view?.id;
        return (
          <span key={each.id} className={classes.tab} data-current={isCurrent || undefined}>
            <Link to={viewHref(each)} aria-current={(isCurrent && !isViewChanged) || undefined}>
              {each.name}
              {isCurrent && isViewChanged ? ' *' : ''}
            </Link>
            <Suspense fallback={null}>
              {isCurrent ? <ViewMenu view={each} settings={settings} /> : null}
            </Suspense>
          </span>
        );
      })}
    </nav>
  );
}

interface SaveViewProps {
  settings: ListSettings;
  isFiltered: boolean;
}

/** Keeps what the list shows now as a view, or in the view from which one started. */
export function SaveView({ settings, isFiltered }: SaveViewProps): ReactNode {
  const { t } = useTranslation('common');
  const [, setParams] = useSearchParams();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { view, query, columns, isViewChanged } = settings;
  if (!isViewChanged && (view || !isFiltered)) return null;
  return (
    <>
      {view ? (
        <Button
          size="compact-sm"
          variant="subtle"
          fw={500}
          onClick={() => settings.saveView({ ...view, query })}
        >
          {t('list.updateView')}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        fw={500}
        c="dimmed"
        leftSection={<IconBookmarkPlus size={15} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {t('list.saveView')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ViewNameDialog
            title={t('list.saveView')}
            views={settings.views}
            onSave={(name) => {
              const id = crypto.randomUUID().slice(0, 8);
              const saved = { id, name, query, ...(columns ? { columns } : {}) };
              settings.saveView(saved);
              setParams(new URLSearchParams(viewHref(saved)), { replace: true });
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
