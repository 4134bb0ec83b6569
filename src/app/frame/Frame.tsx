import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isApiError } from '#client/index.ts';
import { SingleKeys } from '#ui/keyboard/SingleKeys.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { onErrorToast } from '#ui/overlay/toast.ts';
import { PHONE, TABLET } from '#ui/theme/values.ts';
import { logError } from '../activity/errors-log.ts';
import type { Area } from '../area/area.ts';
import { Connection } from '../errors/Connection.tsx';
import { useAvailable } from '../flags/FeatureFlags.tsx';
import { browserValue } from '../preferences/storage.ts';
import { UserPreferences } from '../preferences/UserPreferences.tsx';
import { errorText } from '../query/error-text.ts';
import { loginPath } from '../session/next.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { useSession } from '../session/useSession.ts';
import { singleKeys } from '../shortcuts/single-keys.ts';
import { useStore } from '../state/store.ts';
import { Navigation } from './Navigation.tsx';
import { Overlays } from './Overlays.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useAppShortcuts } from './useAppShortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { useSettledTitle } from './useSettledTitle.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import classes from './Frame.module.css';

const navigationCollapsed = browserValue('navigationCollapsed', false);

const NavigationDrawer = lazyNamed(() => import('./NavigationDrawer.tsx'), 'NavigationDrawer');

export function Frame({ areas: all }: { areas: readonly Area[] }): ReactNode {
  const areas = useAvailable(all);
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const location = useLocation();
  const session = useSession();
  const [collapsed, setCollapsed] = useState(() => navigationCollapsed.read());
  const [drawer, { open, close }] = useDisclosure(false);
  const [wasOpened, setOpened] = useState(false);
  const openDrawer = useCallback((): void => {
    setOpened(true);
    open();
  }, [open]);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const isTablet = useMediaQuery(TABLET, undefined, { getInitialValueInEffect: false });
  const isRail = collapsed || isTablet;
  const main = useRef<HTMLElement>(null);
  const withSingleKeys = useStore(singleKeys);
  useEffect(close, [location.pathname, close]);
  // Errors outlive their toasts in the activity list.
  useEffect(() => onErrorToast(logError), []);
  useScrollMemory();
  useAppShortcuts(areas);
  const { title, moved } = useSettledTitle();

  // An ended session keeps the page, under a sign-in dialog.
  if (session.isLoadingError) {
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
    navigationCollapsed.write(!collapsed);
    setCollapsed(!collapsed);
  };
  const CollapseIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const user = session.data?.user;
  return (
    <SingleKeys value={withSingleKeys}>
      <div className={classes.frame} data-collapsed={isRail || undefined}>
        <a href="#content" className={classes.skip}>
          {t('skip')}
        </a>
        <TopBar isPhone={isPhone} isRail={isRail} onOpenNavigation={openDrawer} />
        {isPhone ? (
          <RetryingSuspense of={drawer} isQuiet={!drawer} onMissing={close}>
            {wasOpened ? <NavigationDrawer areas={areas} opened={drawer} onClose={close} /> : null}
          </RetryingSuspense>
        ) : (
          <div className={classes.side}>
            <Navigation areas={areas} iconsOnly={isRail} />
            {isTablet ? null : (
              <ActionIcon
                className={classes.collapse}
                aria-label={collapsed ? t('navigation.expand') : t('navigation.collapse')}
                onClick={toggle}
              >
                <CollapseIcon size={18} stroke={1.6} className={classes.flip} />
              </ActionIcon>
            )}
          </div>
        )}
        <main id="content" ref={main} className={classes.main} tabIndex={-1}>
          <UserPreferences userId={user?.id}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </UserPreferences>
        </main>
        <RouteAnnouncer main={main} title={moved ? title : ''} />
        <Connection />
        <SessionGuard />
        {user ? <Overlays areas={areas} userId={user.id} title={title} /> : null}
      </div>
    </SingleKeys>
  );
}
