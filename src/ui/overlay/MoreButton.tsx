import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OpenerProps } from './AskedFor.tsx';

/** Pixels of the button, by where it stands. */
const SIZES = { page: 36, row: 28 } as const;

export interface MoreButtonProps extends OpenerProps {
  tabIndex?: number | undefined;
  /** Names the button. */
  label: string;
  /** Beside a page's title, or in a row. */
  place: keyof typeof SIZES;
}

/** The button with the three dots. */
export function MoreButton({ label, place, ...rest }: MoreButtonProps): ReactNode {
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

/** Stands where a page's menu will be while its code is on its way, so that nothing moves or appears late. */
export function MoreMenuPlace(): ReactNode {
  return (
    <ActionIcon component="span" size={SIZES.page} variant="default" inert aria-hidden>
      <IconDots size={18} stroke={1.75} />
    </ActionIcon>
  );
}
