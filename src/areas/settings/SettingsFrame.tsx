import { IconChevronLeft } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useSettingsGroups } from './useSettingsGroups.ts';
import classes from './SettingsFrame.module.css';

export function SettingsFrame({ children }: { children: ReactNode }): ReactNode {
  const isHome = useMatch(paths.settings()) !== null;
  const { t } = useTranslation('settings');
  return (
    <div className={classes.room}>
      <div className={classes.frame}>
        <nav className={classes.side} aria-label={t('title')}>
          <NavLink to={paths.settings()} end className={classes.link ?? ''}>
            {t('home.all')}
          </NavLink>
          {useSettingsGroups().map((group) => (
            <div key={group.id} className={classes.group}>
              <h2 className={classes.label}>{t(group.label)}</h2>
              {group.pages.map(({ id, to, label, icon: Icon }) => (
                <NavLink key={id} to={to} className={classes.link ?? ''}>
                  <Icon size={16} stroke={1.6} />
                  <span>{t(label)}</span>
                </NavLink>
              ))}
            </div>
          ))}
        </nav>
        <div className={classes.page}>
          {isHome ? null : (
            <Link to={paths.settings()} className={classes.back}>
              <IconChevronLeft size={16} stroke={1.75} className={classes.backIcon} aria-hidden />
              {t('title')}
            </Link>
          )}
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </div>
    </div>
  );
}

export const framed = (Page: ComponentType): ComponentType =>
  function SettingsScreen() {
    return (
      <SettingsFrame>
        <Page />
      </SettingsFrame>
    );
  };
