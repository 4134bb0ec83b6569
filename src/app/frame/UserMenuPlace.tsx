import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { UnstyledButton } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/media/Avatar.tsx';
import { useFirstContent } from '../query/first-content.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import { personName } from './person-name.ts';
import classes from './Frame.module.css';

const UserMenu = lazyNamed(() => import('./UserMenu.tsx'), 'UserMenu');

/** The menus of the user and of the language; their code is loaded after the first content, or when one is opened. */
export function UserMenuPlace({ user }: Pick<UserMenuProps, 'user'>): ReactNode {
  const { t } = useTranslation('app');
  const stands = useFirstContent();
  const [wanted, setWanted] = useState<UserMenuProps['openAtFirst']>();
  // On press, not on release: the menu may take the button's place in between, and a click would be lost.
  const opens = (menu: 'language' | 'user') => ({
    'aria-haspopup': 'menu' as const,
    onPointerDown: () => setWanted(menu),
    onClick: () => setWanted(menu),
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
  if (!stands && !wanted) return place;
  return (
    <Suspense fallback={place}>
      <UserMenu user={user} openAtFirst={wanted} />
    </Suspense>
  );
}
