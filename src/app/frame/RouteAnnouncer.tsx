import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEPS_FOCUS } from '#ui/keyboard/attributes.ts';
import { isWritingIn } from '#ui/keyboard/keys.ts';
import { activityOpen, paletteOpen, shortcutsOpen } from '../state/overlays.ts';

interface RouteAnnouncerProps {
  main: RefObject<HTMLElement | null>;
  /** Empty until navigated. */
  title: string;
}

/** Focuses and announces the new page. */
export function RouteAnnouncer({ main, title }: RouteAnnouncerProps): ReactNode {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    // Screen readers announce full loads themselves.
    if (last.current === pathname) return undefined;
    // Focusing now would force a second layout.
    const { activeElement: before } = document;
    const frame = requestAnimationFrame(() => {
      last.current = pathname;
      const { activeElement: now, body } = document;
      // An opened form already has focus; a tree beside the page keeps it.
      if ((now !== before && now !== body) || now?.closest(`[${KEEPS_FOCUS}]`)) return;
      // Moving focus would turn the rest of the word into shortcuts.
      if (now !== null && main.current?.contains(now) && isWritingIn(now)) return;
      // Overlays opened meanwhile keep focus.
      if ([paletteOpen, activityOpen, shortcutsOpen].some((overlay) => overlay.get())) return;
      main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);

  return (
    <div className="qm-visually-hidden" role="status" aria-live="polite" data-no-translate>
      {title}
    </div>
  );
}
