import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { KEEPS_FOCUS } from '#ui/keyboard/attributes.ts';
import { isWritingIn } from '#ui/keyboard/keys.ts';
import { BACK } from '#ui/page/back.ts';
import { activityOpen, paletteOpen, shortcutsOpen } from '../state/overlays.ts';
import { focusLinkTo } from './focus-link.ts';

interface RouteAnnouncerProps {
  main: RefObject<HTMLElement | null>;
  /** Empty until navigated. */
  title: string;
}

/** Focuses and announces the new page, or on the way back the link that was followed. */
export function RouteAnnouncer({ main, title }: RouteAnnouncerProps): ReactNode {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const last = useRef(location);

  useEffect(() => {
    // Screen readers announce full loads themselves.
    if (last.current.pathname === location.pathname) {
      last.current = location;
      return undefined;
    }
    let stop = (): void => undefined;
    // Focusing now would force a second layout.
    const { activeElement: before } = document;
    const frame = requestAnimationFrame(() => {
      const { pathname, search } = last.current;
      last.current = location;
      const { activeElement: now, body } = document;
      // An opened form already has focus; a tree beside the page keeps it.
      if ((now !== before && now !== body) || now?.closest(`[${KEEPS_FOCUS}]`)) return;
      // Moving focus would turn the rest of the word into shortcuts.
      if (now !== null && main.current?.contains(now) && isWritingIn(now)) return;
      // Overlays opened meanwhile keep focus.
      if ([paletteOpen, activityOpen, shortcutsOpen].some((overlay) => overlay.get())) return;
      main.current?.focus({ preventScroll: true });
      if (!main.current || !(isPop || location.state === BACK)) return;
      stop = focusLinkTo(`${pathname}${search}`, main.current, { preventScroll: isPop });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [location, isPop, main]);

  return (
    <div className="qm-visually-hidden" role="status" aria-live="polite" data-no-translate>
      {title}
    </div>
  );
}
