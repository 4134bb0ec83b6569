import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds; a record's page first shows its list's title. */
const SETTLED = 300;

interface SettledTitle {
  /** Empty until settled. */
  title: string;
  /** Navigated within the app. */
  moved: boolean;
}

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
