import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds for which a title must stand before it is said: a record's page first has that of its list. */
const SETTLED = 300;

/** After a navigation, takes the focus to the new page and says its title to screen readers. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    // A page that was loaded anew is announced by the screen reader itself.
    if (last.current === pathname) return undefined;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    const say = (): void => setTitle(document.title);
    let timer = setTimeout(say, SETTLED);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(say, SETTLED);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, main]);

  return (
    <div className="qm-visually-hidden" role="status" aria-live="polite" data-no-translate>
      {title}
    </div>
  );
}
