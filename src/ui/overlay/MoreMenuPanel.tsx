import { Menu } from '@mantine/core';
import { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { MoreButton } from './MoreButton.tsx';
import { MenuEntry } from './MoreMenu.tsx';
import type { EntryProps, MoreMenuProps } from './MoreMenu.tsx';
import classes from './MoreMenuPanel.module.css';
import { useOpenOnArrival } from './useOpenOnArrival.ts';

/** What makes an entry one that can be reached but not chosen. */
interface Blocked {
  'aria-disabled'?: true;
  closeMenuOnClick?: false;
  className?: string;
}

// Its own type is too general for one of a plain component.
const Entry = Menu.Item as ComponentType<Omit<EntryProps, 'reason'> & Blocked>;

const renderEntry = ({ reason, ...entry }: EntryProps): ReactNode => {
  if (reason === undefined) return <Entry {...entry} />;
  const { leftSection, disabled, children } = entry;
  return (
    <Entry
      leftSection={leftSection}
      disabled={disabled}
      aria-disabled
      closeMenuOnClick={false}
      className={classes.blocked ?? ''}
    >
      {children}
      <span className={classes.reason}>{reason}</span>
    </Entry>
  );
};

/** A `MoreMenu` that was asked for: it opens as soon as it is there. */
export function MoreMenuPanel({ children, ...button }: MoreMenuProps): ReactNode {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnArrival(target);
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MoreButton {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuEntry value={renderEntry}>{children}</MenuEntry>
      </Menu.Dropdown>
    </Menu>
  );
}
