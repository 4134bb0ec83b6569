import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds for which a title must stay to count: a record's page first has that of its list. */
const SETTLED = 300;

interface SettledTitle {
  /** Empty until the title of this page has settled. */
  title: string;
  /** Whether one came here from another page of the app. */
  moved: boolean;
}

/** The title of the current page, which its screen sets. */
export function useSettledTitle(): SettledTitle {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [settled, setSettled] = useState({ pathname: '', title: '', moved: false });

  useEffect(() => {
    const settle = (): void =>
      setSettled((before) => ({
        pathname,
        title: document.title,
        moved: before.moved || pathname !== first,
      }));
    let timer = setTimeout(settle, SETTLED);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, first]);

  return { title: settled.pathname === pathname ? settled.title : '', moved: settled.moved };
}
