import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEPS_FOCUS } from '#ui/keyboard/keeps-focus.ts';

interface RouteAnnouncerProps {
  main: RefObject<HTMLElement | null>;
  /** The title of the page once one has come to it from another one. */
  title: string;
}

/** After a navigation, takes the focus to the new page and says its title to screen readers. */
export function RouteAnnouncer({ main, title }: RouteAnnouncerProps): ReactNode {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    // A page that was loaded anew is announced by the screen reader itself.
    if (last.current === pathname) return;
    last.current = pathname;
    // What one goes on with beside the page, a tree say, keeps it.
    if (document.activeElement?.closest(`[${KEEPS_FOCUS}]`)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return (
    <div className="qm-visually-hidden" role="status" aria-live="polite" data-no-translate>
      {title}
    </div>
  );
}
