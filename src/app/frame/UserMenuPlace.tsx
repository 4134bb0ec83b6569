import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { UnstyledButton } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/media/Avatar.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { useFirstContent } from '../query/first-content.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import { personName } from '#ui/format/person-name.ts';
import classes from './Frame.module.css';

const UserMenu = lazyNamed(() => import('./UserMenu.tsx'), 'UserMenu');

/** Milliseconds from pointerup to its click. */
const CLICK_WAIT = 300;

/** Loads the menus after the first content, or on click. */
export function UserMenuPlace({ user }: Pick<UserMenuProps, 'user'>): ReactNode {
  const { t } = useTranslation('app');
  const isInitialContentShown = useFirstContent();
  const [wanted, setWanted] = useState<Pick<UserMenuProps, 'openAtFirst'>>();
  // Replacing a pressed button would lose the click.
  const [isPressed, setPressed] = useState(false);
  const clickWait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isInitialContentShown) startTransition(() => setWanted((earlier) => earlier ?? {}));
  }, [isInitialContentShown]);
  useEffect(() => {
    if (!isPressed) return undefined;
    const release = (): void => {
      clickWait.current = setTimeout(() => setPressed(false), CLICK_WAIT);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [isPressed]);
  const opens = (menu: UserMenuProps['openAtFirst']) => ({
    'aria-haspopup': 'menu' as const,
    onPointerDown: () => setPressed(true),
    onClick: () => {
      // In one update: mounted menus no longer open.
      clearTimeout(clickWait.current);
      startTransition(() => {
        setWanted({ openAtFirst: menu });
        setPressed(false);
      });
    },
  });
  const place = (
    <>
      <UnstyledButton
        className={classes.avatar}
        aria-label={t('user.language')}
        {...opens('language')}
      >
        <IconLanguage size={19} stroke={1.6} />
      </UnstyledButton>
      <UnstyledButton className={classes.avatar} {...opens('user')}>
        <span className="qm-visually-hidden">{t('user.menu')}</span>
        <Avatar size={26} name={personName(user)} />
      </UnstyledButton>
    </>
  );
  return (
    <RetryingSuspense of={wanted} place={place} isQuiet={!wanted?.openAtFirst}>
      {wanted && !isPressed ? <UserMenu user={user} {...wanted} /> : place}
    </RetryingSuspense>
  );
}
