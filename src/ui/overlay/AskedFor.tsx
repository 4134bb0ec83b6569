import { startTransition, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LatePart } from '../states/LatePart.tsx';

/** What makes a button one that opens something; the library's menus and popovers hand down the same. */
export type OpenerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-haspopup' | 'aria-expanded'
>;

interface AskedForProps {
  what: 'menu' | 'dialog';
  /** Fetches the code of what opens, which begins when one points at the button. */
  load: () => Promise<unknown>;
  /** The button until then. */
  renderButton: (opener: OpenerProps) => ReactNode;
  /** What opens, with the same button as its target: it opens as soon as it is there (`useOpenOnArrival`). */
  children: ReactNode;
}

/**
 * A menu or a popover that is made when it is first asked for: a page has many, and each takes longer to draw than the
 * row or the head in which it stands, and to take away again.
 */
export function AskedFor({ what, load, renderButton, children }: AskedForProps): ReactNode {
  const [times, setTimes] = useState(0);
  const fetch = (): void => void load().catch(() => undefined);
  const closed = renderButton({
    'aria-haspopup': what,
    'aria-expanded': false,
    onPointerEnter: fetch,
    onFocus: fetch,
    // The button stays, with the focus, until what opens can take its place.
    onClick: () => startTransition(() => setTimes((earlier) => earlier + 1)),
  });
  return (
    <LatePart of={times} place={closed}>
      {times > 0 ? children : closed}
    </LatePart>
  );
}
