import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import { MoreButton } from './MoreButton.tsx';
import { MenuEntry } from './MoreMenu.tsx';
import type { EntryProps, MoreMenuProps } from './MoreMenu.tsx';
import classes from './MoreMenuPanel.module.css';
import { useOpenOnArrival } from './useOpenOnArrival.ts';

/** Focusable but disabled. */
interface Blocked {
  'aria-disabled'?: true;
  closeMenuOnClick?: false;
  className?: string;
}

// Menu.Item's polymorphic type is too general.
const Entry = Menu.Item as ComponentType<Omit<EntryProps, 'reason'> & Blocked>;

/** Keeps the reason's space until the menu closes: an update must not move entries under the pointer. */
function MenuPanelEntry({ reason, ...entry }: EntryProps): ReactNode {
  const [lastReason, setLastReason] = useState(reason);
  if (reason !== undefined && reason !== lastReason) setLastReason(reason);
  const isBlocked = reason !== undefined;
  const { leftSection, disabled, children } = entry;
  const shown: Omit<EntryProps, 'children' | 'reason'> & Blocked = isBlocked
    ? { leftSection, disabled, 'aria-disabled': true, closeMenuOnClick: false }
    : entry;
  if (lastReason === undefined) return <Entry {...shown}>{children}</Entry>;
  return (
    <Entry {...shown} className={`${classes.explained} ${isBlocked ? classes.blocked : ''}`}>
      {children}
      <span className={classes.reason} data-gone={!isBlocked || undefined}>
        {lastReason}
      </span>
    </Entry>
  );
}

const renderEntry = (entry: EntryProps): ReactNode => <MenuPanelEntry {...entry} />;

export function MoreMenuPanel({ children, ...button }: MoreMenuProps): ReactNode {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnArrival(target);
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MoreButton {...button} ref={target} />
      </Menu.Target>
      {/* The Enter that opened it must not choose. */}
      <Menu.Dropdown {...SINGLE_PRESS}>
        <MenuEntry value={renderEntry}>{children}</MenuEntry>
      </Menu.Dropdown>
    </Menu>
  );
}
