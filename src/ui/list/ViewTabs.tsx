import { lazyNamed } from '../page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../format/useFormat.ts';
import { ALL_VIEW, viewHref } from './saved-views.ts';
import type { ViewCounts } from './saved-views.ts';
import type { ListSettings } from './useListPreferences.ts';
import classes from './ViewTabs.module.css';

const ViewMenu = lazyNamed(() => import('./ViewMenu.tsx'), 'ViewMenu');

interface ViewTabsProps {
  settings: ListSettings;
  /** By view id. */
  counts?: ViewCounts | undefined;
}

export function ViewTabs({ settings, counts }: ViewTabsProps): ReactNode {
  const { t } = useTranslation('common');
  const { views, view, isViewChanged } = settings;
  if (views.length === 0) return null;
  const isAll = view === undefined && settings.query === '';
  return (
    <nav className={classes.tabs} aria-label={t('list.views')}>
      <span className={classes.tab} data-current={isAll || undefined}>
        <Link to="?" aria-current={isAll || undefined}>
          {t('list.allView')}
          {counts ? <ViewCount count={counts[ALL_VIEW]} /> : null}
        </Link>
      </span>
      {views.map((each) => {
        const isCurrent = each.id === view?.id;
        return (
          <span key={each.id} className={classes.tab} data-current={isCurrent || undefined}>
            <Link to={viewHref(each)} aria-current={(isCurrent && !isViewChanged) || undefined}>
              {each.name}
              {isCurrent && isViewChanged ? ' *' : ''}
              {counts ? <ViewCount count={counts[each.id]} /> : null}
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

/** Reserves room: no layout shift. */
function ViewCount({ count }: { count: number | undefined }): ReactNode {
  const { number } = useFormat();
  return <span className={classes.count}>{count === undefined ? null : number(count)}</span>;
}
