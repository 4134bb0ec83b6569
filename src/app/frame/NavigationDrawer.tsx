import { Drawer } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/media/Brand.tsx';
import type { Area } from '../area/area.ts';
import { useStoreName } from '../flags/FeatureFlags.tsx';
import { Navigation } from './Navigation.tsx';

interface NavigationDrawerProps {
  areas: readonly Area[];
  opened: boolean;
  onClose: () => void;
}

export function NavigationDrawer({ areas, opened, onClose }: NavigationDrawerProps): ReactNode {
  const { t } = useTranslation('common');
  // Render closed first: focus return needs the transition.
  const shown = useDeferredValue(opened, false);
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      position="left"
      size={260}
      title={<Brand store={useStoreName()} />}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Navigation areas={areas} iconsOnly={false} />
    </Drawer>
  );
}
