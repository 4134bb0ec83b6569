import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconBell, IconKeyboard, IconMoon, IconSun } from '@tabler/icons-react';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteArea } from '../area/area.ts';
import { openActivity, shortcutsOpen } from '../state/overlays.ts';
import { FurtherCommands } from './further-commands.ts';

export interface Command {
  id: string;
  label: string;
  icon: ReactNode;
  keywords?: string;
  to?: string;
  run?: () => void;
}

export function useCommands(areas: readonly PaletteArea[]): Command[] {
  const { t } = useTranslation('palette');
  const { t: app } = useTranslation('app');
  const further = useContext(FurtherCommands);
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'light' ? 'dark' : 'light';
  const OtherIcon = other === 'dark' ? IconMoon : IconSun;
  return [
    ...areas.flatMap(({ actions = [] }) =>
      actions.map(({ id, label, icon: Icon, to }) => ({
        id,
        label: app(label),
        icon: <Icon size={18} stroke={1.6} />,
        to,
      })),
    ),
    ...further.map(({ icon: Icon, ...command }) => ({
      ...command,
      icon: <Icon size={18} stroke={1.6} />,
    })),
    {
      id: 'activity',
      label: t('activity'),
      icon: <IconBell size={18} stroke={1.6} />,
      run: () => openActivity(),
    },
    {
      id: 'shortcuts',
      label: t('shortcuts.open'),
      icon: <IconKeyboard size={18} stroke={1.6} />,
      run: () => shortcutsOpen.set(true),
    },
    {
      id: 'appearance',
      label: t(`appearance.${other}`),
      icon: <OtherIcon size={18} stroke={1.6} />,
      run: () => setColorScheme(other),
    },
  ];
}
