import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Pixels of the button, by where it stands. */
const SIZES = { page: 34, row: 28 } as const;

interface MoreMenuProps {
  /** Names the button. */
  label: string;
  /** Beside a page's title, or in a row. */
  place: keyof typeof SIZES;
  tabIndex?: 0 | -1 | undefined;
  /** `MoreItem`s, and dividers between them. */
  children: ReactNode;
}

/** The three dots behind which lies what is done with something now and then. */
export function MoreMenu({ label, place, tabIndex, children }: MoreMenuProps): ReactNode {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={SIZES[place]}
          {...(place === 'page' ? { variant: 'default' } : {})}
          aria-label={label}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface MoreItemProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** What it does, as a verb. */
  children: ReactNode;
  /** It takes something away for good. */
  isDangerous?: boolean;
  disabled?: boolean;
}

/** An entry of the menu: it leads somewhere, or does something. */
export function MoreItem(
  props: MoreItemProps & ({ to: string } | { onClick: () => void }),
): ReactNode {
  const { icon: Icon, children, isDangerous = false, disabled = false } = props;
  const usual = {
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    disabled,
    ...(isDangerous ? { c: 'var(--mantine-color-error)' } : {}),
  };
  return 'to' in props ? (
    <Menu.Item component={Link} to={props.to} {...usual}>
      {children}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={props.onClick} {...usual}>
      {children}
    </Menu.Item>
  );
}
