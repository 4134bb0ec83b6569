import { startTransition, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RetryingSuspense } from '../states/RetryingSuspense.tsx';

/** Mantine's Menu and Popover pass the same. */
export type OpenerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-haspopup' | 'aria-expanded'
>;

interface MountOnFirstOpenProps {
  what: 'menu' | 'dialog';
  /** Called on hover and focus. */
  load: () => Promise<unknown>;
  renderButton: (opener: OpenerProps) => ReactNode;
  /** Replaces the button; opens with `useOpenOnArrival`. */
  children: ReactNode;
}

/** Mounts menus and popovers on first use: each takes longer to render than its row. */
export function MountOnFirstOpen({
  what,
  load,
  renderButton,
  children,
}: MountOnFirstOpenProps): ReactNode {
  const [times, setTimes] = useState(0);
  const fetch = (): void => void load().catch(() => undefined);
  const closed = renderButton({
    'aria-haspopup': what,
    'aria-expanded': false,
    onPointerEnter: fetch,
    onFocus: fetch,
    // A transition keeps the button and its focus until the menu has loaded.
    onClick: () => startTransition(() => setTimes((earlier) => earlier + 1)),
  });
  return (
    <RetryingSuspense of={times} place={closed}>
      {times > 0 ? children : closed}
    </RetryingSuspense>
  );
}
