import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Pixels of the button, by where it stands. */
const SIZES = { page: 36, row: 28 } as const;

/** The menu hands down what makes a button its target. */
export interface MoreButtonProps extends Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'tabIndex' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-haspopup' | 'aria-expanded'
> {
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
