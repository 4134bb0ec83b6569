import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

/** Pixels of the button, by place. */
const SIZES = { page: 36, row: 28 } as const;

interface MoreMenuProps {
  /** Names the button. */
  label: string;
  /** Beside a page's title, or in a row. */
  place: keyof typeof SIZES;
  tabIndex?: 0 | -1 | undefined;
  /** `MoreItem`s, and dividers between them. */
  children: ReactNode;
}

/** A menu of less frequent actions, behind three dots. */
export function MoreMenu({ children, ...button }: MoreMenuProps): ReactNode {
  // A list has one in each row: the menu itself is made when it is first asked for.
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  if (!isMade) {
    const make = (): void => {
      flushSync(() => setMade(true));
      // The menu gives the focus back to what had it when it opened.
      target.current?.focus({ preventScroll: true });
      setOpen(true);
    };
    return <Dots {...button} aria-haspopup="menu" aria-expanded={false} onClick={make} />;
  }
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Dots {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** The menu hands down more than this: what makes a button its target. */
type DotsProps = Omit<MoreMenuProps, 'children'> &
  Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>;

function Dots({ label, place, ...rest }: DotsProps): ReactNode {
  return (
    <ActionIcon
      size={SIZES[place]}
      {...(place === 'page' ? { variant: 'default' } : {})}
      aria-label={label}
      {...rest}
    >
      <IconDots size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

interface MoreItemProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** What it does, as a verb. */
  children: ReactNode;
  /** It takes something away for good, so it asks first, which its "…" says. */
  isDangerous?: boolean;
  disabled?: boolean;
}

/** An entry of the menu: it leads somewhere, or does something. */
export function MoreItem(
  props: MoreItemProps & ({ to: string } | { onClick: () => void }),
): ReactNode {
  const { icon: Icon, children, isDangerous = false, disabled = false } = props;
  const words = isDangerous ? <>{children}…</> : children;
  const usual = {
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    disabled,
    ...(isDangerous ? { c: 'var(--mantine-color-error)' } : {}),
  };
  return 'to' in props ? (
    <Menu.Item component={Link} to={props.to} {...usual}>
      {words}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={props.onClick} {...usual}>
      {words}
    </Menu.Item>
  );
}
