import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollTarget, withPosition } from './scroll.ts';
import type { Positions } from './scroll.ts';

const KEY = 'quartermaster.scroll';
/** Milliseconds from a scroll until its end is remembered. */
const KEEP_AFTER = 100;
/** Milliseconds for which a page may grow until it can be scrolled to where one was. */
const PATIENCE = 2000;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Without storage one begins at the top.
  }
}

/** Scrolls there, if need be as soon as the page is long enough. */
function scrollWhenLong(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' });
  if (Math.abs(window.scrollY - top) < 2) return () => undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  // Whoever scrolls meanwhile knows better.
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, stop, { passive: true });
  }
  observer.observe(document.body);
  return stop;
}

/** Remembers, every now and then and at the end, where the page of a history entry is scrolled to. */
function watchScroll(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let top = window.scrollY;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    writePositions(withPosition(readPositions(), key, top));
  };
  const onScroll = (): void => {
    top = window.scrollY;
    timer ??= setTimeout(keep, KEEP_AFTER);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    if (timer !== undefined) keep();
  };
}

/** Keeps each page of the history where one left it, and begins new ones at their top. */
export function useScrollMemory(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const from = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const top = scrollTarget(navigation, from.current, location, readPositions());
    from.current = location;
    return top === undefined ? undefined : scrollWhenLong(top);
  }, [location, navigation]);

  useEffect(() => watchScroll(location.key), [location.key]);
}
