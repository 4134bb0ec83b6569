import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyNamed } from '../page/lazyNamed.ts';
import { AskedFor } from './AskedFor.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { MoreButtonProps } from './MoreButton.tsx';

const loadPanel = () => import('./MoreMenuPanel.tsx');
const MoreMenuPanel = lazyNamed(loadPanel, 'MoreMenuPanel');

export interface MoreMenuProps extends Pick<MoreButtonProps, 'label' | 'place' | 'tabIndex'> {
  /** `MoreItem`s, and dividers between them. */
  children: ReactNode;
}

/** A menu of less frequent actions, behind three dots. */
export function MoreMenu({ children, ...button }: MoreMenuProps): ReactNode {
  return (
    <AskedFor
      what="menu"
      load={loadPanel}
      renderButton={(opener) => <MoreButton {...button} {...opener} />}
    >
      <MoreMenuPanel {...button}>{children}</MoreMenuPanel>
    </AskedFor>
  );
}

/** What the library's entry of a menu takes. */
export interface EntryProps {
  leftSection: ReactNode;
  disabled: boolean;
  /** Why it can't be chosen. */
  reason?: string;
  c?: string;
  component?: typeof Link;
  to?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Draws the library's entry of a menu; what shows the menu brings it, so that no page waits for its code. */
export const MenuEntry = createContext<((props: EntryProps) => ReactNode) | undefined>(undefined);

interface MoreItemProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** What it does, as a verb. */
  children: ReactNode;
  /** It takes something away for good, so it asks first, which its "…" says. */
  isDangerous?: boolean;
  disabled?: boolean;
  /** Why it can't be done now: shown below its words. It does nothing then, but the keyboard still reaches it. */
  reason?: string;
}

/** An entry of a `MoreMenu`: it leads somewhere, or does something. */
export function MoreItem(
  props: MoreItemProps & ({ to: string } | { onClick: () => void }),
): ReactNode {
  const { icon: Icon, children, isDangerous = false, disabled = false, reason } = props;
  const renderEntry = use(MenuEntry);
  return renderEntry?.({
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    disabled,
    ...(reason === undefined ? {} : { reason }),
    ...(isDangerous ? { c: 'var(--mantine-color-error)' } : {}),
    ...('to' in props ? { component: Link, to: props.to } : { onClick: props.onClick }),
    children: isDangerous ? <>{children}…</> : children,
  });
}
