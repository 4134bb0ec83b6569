import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Navigate, Outlet, useLocation } from 'react-router-dom';
import { isApiError } from '../../client/index.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { Area } from '../area/area.ts';
import { readPreference, writePreference } from '../preferences/storage.ts';
import { errorText } from '../query/error-text.ts';
import { loginPath } from '../session/next.ts';
import { useSession } from '../session/useSession.ts';
import { Brand } from './Brand.tsx';
import { UserMenu } from './UserMenu.tsx';
import classes from './Frame.module.css';

/** Where the navigation becomes a drawer. */
const PHONE = '(max-width: 48em)';

/** Around every screen of the main area: navigation, top bar, and sign-in for whoever isn't. */
export function Frame({ areas }: { areas: readonly Area[] }): ReactNode {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const location = useLocation();
  const session = useSession();
  const [collapsed, setCollapsed] = useState(() => readPreference('navigationCollapsed', false));
  const [drawer, { open, close }] = useDisclosure(false);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  useEffect(close, [location.pathname, close]);

  if (session.isError) {
    if (isApiError(session.error) && session.error.status === 401) {
      return <Navigate to={loginPath(location)} replace />;
    }
    const { text, detail } = errorText(session.error, common);
    return (
      <ErrorState
        title={t('unreachable')}
        text={text}
        detail={detail}
        onRetry={() => void session.refetch()}
      />
    );
  }

  const toggle = (): void => {
    writePreference('navigationCollapsed', !collapsed);
    setCollapsed(!collapsed);
  };
  const navigation = (iconsOnly: boolean): ReactNode => (
    <nav aria-label={t('navigation.label')} className={classes.links}>
      {areas.map((area) => {
        const { to, label, icon: Icon } = area.navigation;
        return (
          <Tooltip key={area.id} label={t(label)} position="right" disabled={!iconsOnly}>
            <NavLink
              to={to}
              className={classes.link ?? ''}
              {...(iconsOnly ? { 'aria-label': t(label) } : {})}
            >
              <Icon size={18} stroke={1.6} />
              {iconsOnly ? null : <span>{t(label)}</span>}
            </NavLink>
          </Tooltip>
        );
      })}
    </nav>
  );
  const CollapseIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.frame} data-collapsed={collapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <header className={classes.bar}>
        {isPhone ? (
          <ActionIcon aria-label={t('navigation.open')} onClick={open}>
            <IconMenu2 size={20} stroke={1.6} />
          </ActionIcon>
        ) : null}
        <Brand markOnly={collapsed && !isPhone} />
        <div className={classes.barEnd}>
          <UserMenu user={session.data?.user} />
        </div>
      </header>
      {isPhone ? (
        <Drawer
          opened={drawer}
          onClose={close}
          position="left"
          size={260}
          title={<Brand />}
          closeButtonProps={{ 'aria-label': common('actions.close') }}
        >
          {navigation(false)}
        </Drawer>
      ) : (
        <div className={classes.side}>
          {navigation(collapsed)}
          <ActionIcon
            className={classes.collapse}
            aria-label={collapsed ? t('navigation.expand') : t('navigation.collapse')}
            onClick={toggle}
          >
            <CollapseIcon size={18} stroke={1.6} className={classes.flip} />
          </ActionIcon>
        </div>
      )}
      <main id="content" className={classes.main} tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
