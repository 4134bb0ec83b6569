import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEPS_FOCUS } from '#ui/keyboard/keeps-focus.ts';
import { isWritingIn } from '#ui/keyboard/keys.ts';
import { activityOpen, paletteOpen, shortcutsOpen } from './overlays.ts';

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
    if (last.current === pathname) return undefined;
    // Before the next painting: at once, the page would be laid out for it a second time.
    const { activeElement: before } = document;
    const frame = requestAnimationFrame(() => {
      last.current = pathname;
      const { activeElement: now, body } = document;
      // A form that was opened with the page has it already; what one goes on with beside the page, a tree say, keeps it.
      if ((now !== before && now !== body) || now?.closest(`[${KEEPS_FOCUS}]`)) return;
      // A field of the new page that someone is writing in already: the rest of the word would act as shortcuts.
      if (now !== null && main.current?.contains(now) && isWritingIn(now)) return;
      // What was opened while the page was on its way is where one goes on.
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
