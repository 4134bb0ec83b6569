import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OpenerProps } from './MountOnFirstOpen.tsx';

/** Pixels. */
const SIZES = { page: 36, row: 28 } as const;

export interface MoreButtonProps extends OpenerProps {
  tabIndex?: number | undefined;
  label: string;
  place: keyof typeof SIZES;
}

export function MoreButton({ label, place, ...rest }: MoreButtonProps): ReactNode {
  return (
    <ActionIcon size={SIZES[place]} aria-label={label} {...rest}>
      <IconDots size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

/** Placeholder while a menu's code loads: no layout shift. */
export function MoreMenuPlace(): ReactNode {
  return (
    <ActionIcon component="span" size={SIZES.page} inert aria-hidden>
      <IconDots size={18} stroke={1.75} />
    </ActionIcon>
  );
}
