import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/media/Brand.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { Bell } from '../activity/Bell.tsx';
import { config } from '../config/config.ts';
import { useStoreName } from '../flags/FeatureFlags.tsx';
import { useSession } from '../session/useSession.ts';
import { SearchButton } from './SearchButton.tsx';
import { UserMenuPlace } from './UserMenuPlace.tsx';
import classes from './Frame.module.css';

const MockMarker = lazyNamed(() => import('../mock/MockMarker.tsx'), 'MockMarker');

interface TopBarProps {
  isPhone: boolean;
  isRail: boolean;
  onOpenNavigation: () => void;
}

/** Memoized across screens. */
export const TopBar = memo(function TopBar(props: TopBarProps): ReactNode {
  const { isPhone, isRail, onOpenNavigation } = props;
  const { t } = useTranslation('app');
  return (
    <header className={classes.bar}>
      <div className={classes.barStart}>
        {isPhone ? (
          <ActionIcon size={36} aria-label={t('navigation.open')} onClick={onOpenNavigation}>
            <IconMenu2 size={20} stroke={1.6} />
          </ActionIcon>
        ) : null}
        <Brand markOnly={isRail || isPhone} store={useStoreName()} />
      </div>
      <SearchButton />
      <div className={classes.barEnd}>
        {config().mock ? (
          <RetryingSuspense of="mock" isQuiet>
            <MockMarker />
          </RetryingSuspense>
        ) : null}
        <Bell />
        <UserMenuPlace user={useSession().data?.user} />
      </div>
    </header>
  );
});
