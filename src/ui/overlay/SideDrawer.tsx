import { Drawer } from '@mantine/core';
import { createContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAWER } from '../theme/values.ts';
import { hidePassingToasts } from './toast.ts';
import classes from './SideDrawer.module.css';

/** Holds the titles of further screens. */
export const LayerHead = createContext<HTMLElement | null>(null);

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  size?: keyof typeof DRAWER;
  /** No padding, for lists. */
  flush?: boolean;
  children: ReactNode;
}

export function SideDrawer(props: SideDrawerProps): ReactNode {
  const { opened, onClose, title, actions, size = 'normal', flush = false, children } = props;
  const { t } = useTranslation('common');
  const [head, setHead] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (opened) hidePassingToasts();
  }, [opened]);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={DRAWER[size]}
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content data-drawer={size}>
        {/* Not a second banner landmark. */}
        <Drawer.Header role="none">
          <div className={classes.titles}>
            <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
            <div ref={setHead} className={classes.layer} />
          </div>
          {actions}
          <Drawer.CloseButton aria-label={t('actions.close')} ms={0} />
        </Drawer.Header>
        <Drawer.Body className={classes.body} data-flush={flush || undefined}>
          <LayerHead value={head}>{children}</LayerHead>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
