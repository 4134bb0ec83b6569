import { Drawer } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../area/area.ts';
import { useStoreName } from '../flags/FeatureFlags.tsx';
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
  // At first it is drawn closed, because it must see itself open to know where the focus returns to.
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
