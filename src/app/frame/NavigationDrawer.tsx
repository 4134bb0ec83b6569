import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../area/area.ts';
import { Brand } from './Brand.tsx';
import { Navigation } from './Navigation.tsx';

interface NavigationDrawerProps {
  areas: readonly Area[];
  opened: boolean;
  onClose: () => void;
}

/** The navigation of a phone. */
export function NavigationDrawer({ areas, opened, onClose }: NavigationDrawerProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="left"
      size={260}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Navigation areas={areas} iconsOnly={false} />
    </Drawer>
  );
}
