import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyNamed } from '../page/lazyNamed.ts';
import { MountOnFirstOpen } from './MountOnFirstOpen.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { MoreButtonProps } from './MoreButton.tsx';

const loadPanel = () => import('./MoreMenuPanel.tsx');
const MoreMenuPanel = lazyNamed(loadPanel, 'MoreMenuPanel');

export interface MoreMenuProps extends Pick<MoreButtonProps, 'label' | 'place' | 'tabIndex'> {
  /** `MoreItem`s and dividers. */
  children: ReactNode;
}

export function MoreMenu({ children, ...button }: MoreMenuProps): ReactNode {
  return (
    <MountOnFirstOpen
      what="menu"
      load={loadPanel}
      renderButton={(opener) => <MoreButton {...button} {...opener} />}
    >
      <MoreMenuPanel {...button}>{children}</MoreMenuPanel>
    </MountOnFirstOpen>
  );
}

export interface EntryProps {
  leftSection: ReactNode;
  disabled: boolean;
  reason?: string;
  c?: string;
  component?: typeof Link;
  to?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Provided by the panel, so that pages don't load Mantine's Menu. */
export const MenuEntry = createContext<((props: EntryProps) => ReactNode) | undefined>(undefined);

interface MoreItemProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** A verb. */
  children: ReactNode;
  /** Destructive: opens a confirmation, hence its “…”. */
  isDangerous?: boolean;
  disabled?: boolean;
  /** Shown below the label; the entry is disabled but focusable. */
  reason?: string;
}

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
