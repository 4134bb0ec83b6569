import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Fragment, Suspense, memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { NAVIGATION_GROUPS } from '../area/area.ts';
import type { Area } from '../area/area.ts';
import classes from './Frame.module.css';

const Tooltip = lazyNamed(() => import('#ui/overlay/Tooltip.tsx'), 'Tooltip');

interface NavigationProps {
  areas: readonly Area[];
  iconsOnly: boolean;
}

export const Navigation = memo(function Navigation({
  areas,
  iconsOnly,
}: NavigationProps): ReactNode {
  const { t } = useTranslation('app');
  return (
    <nav aria-label={t('navigation.label')} className={classes.groups}>
      {NAVIGATION_GROUPS.map((group) => ({
        group,
        members: areas.filter(({ navigation }) => (navigation.group ?? 'catalog') === group),
      }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} className={classes.links} data-group={group}>
            {members.map(({ id, navigation: { to, label, icon: Icon } }) => {
              const link = (
                <NavLink
                  to={to}
                  className={classes.link ?? ''}
                  {...(iconsOnly ? { 'aria-label': t(label) } : {})}
                >
                  <Icon size={18} stroke={1.6} />
                  {iconsOnly ? null : <span>{t(label)}</span>}
                </NavLink>
              );
              return iconsOnly ? (
                <Suspense key={id} fallback={link}>
                  <Tooltip label={t(label)} position="right">
                    {link}
                  </Tooltip>
                </Suspense>
              ) : (
                <Fragment key={id}>{link}</Fragment>
              );
            })}
          </div>
        ))}
    </nav>
  );
});
