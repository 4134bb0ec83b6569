import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLanguage, IconLogout, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/media/Avatar.tsx';
import { UsageDataItem } from '../analytics/UsageDataItem.tsx';
import { LanguageMenu } from '../i18n/LanguageMenu.tsx';
import { paths } from '../paths.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { shortcutsOpen } from '../state/overlays.ts';
import { personName } from '#ui/format/person-name.ts';
import type { Person } from '#ui/format/person-name.ts';
import classes from './Frame.module.css';

export interface UserMenuProps {
  user: Person | undefined;
  /** Menu that was clicked before its code was loaded. */
  openAtFirst?: 'language' | 'user' | undefined;
}

const schemes = ['light', 'dark', 'auto'] as const;

export function UserMenu({ user, openAtFirst }: UserMenuProps): ReactNode {
  const { t } = useTranslation('app');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { signOut, isPending } = useSignOut();
  const name = personName(user);
  return (
    <>
      <LanguageMenu
        defaultOpened={openAtFirst === 'language'}
        target={
          <UnstyledButton className={classes.avatar} aria-label={t('user.language')}>
            <IconLanguage size={19} stroke={1.6} />
          </UnstyledButton>
        }
      />
      <Menu shadow="md" width={260} defaultOpened={openAtFirst === 'user'}>
        <Menu.Target>
          <UnstyledButton className={classes.avatar}>
            <span className="qm-visually-hidden">{t('user.menu')}</span>
            <Avatar size={26} name={name} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label data-no-translate>{user?.email}</Menu.Label>
          <Menu.Label aria-hidden>{t('user.appearance')}</Menu.Label>
          <div role="group" aria-label={t('user.appearance')}>
            <Menu.RadioGroup
              value={colorScheme}
              onChange={(value) => {
                const chosen = schemes.find((scheme) => scheme === value);
                if (chosen) setColorScheme(chosen);
              }}
            >
              {schemes.map((value) => (
                <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
                  {t(`user.scheme.${value}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </div>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to={paths.profile()}
            leftSection={<IconUserCircle size={16} stroke={1.6} aria-hidden />}
          >
            {t('user.profile')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconKeyboard size={16} stroke={1.6} aria-hidden />}
            onClick={() => shortcutsOpen.set(true)}
          >
            {t('user.shortcuts')}
          </Menu.Item>
          <UsageDataItem />
          <Menu.Item
            leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />}
            disabled={isPending}
            onClick={signOut}
          >
            {t('user.signOut')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>
            {t('user.version', { app: __APP_VERSION__, contract: __CONTRACT_VERSION__ })}
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
