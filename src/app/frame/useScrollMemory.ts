import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ROW_LINK } from '#ui/keyboard/attributes.ts';
import { saveToBrowser, personKey, loadFromBrowser } from '../preferences/browser-storage.ts';
import { TOP, entryOf, scrollTarget, withPosition } from './scroll.ts';
import type { Position, Positions } from './scroll.ts';

const KEY = personKey('scroll');
/** Milliseconds. */
const SAVE_AFTER = 100;
/** Milliseconds to wait for the page to grow. */
const PATIENCE = 2000;
/** User input cancels restoring. */
const BY_HAND = ['wheel', 'touchstart', 'keydown'];

function readPositions(): Positions {
  try {
    return (JSON.parse(loadFromBrowser(KEY, 'tab') ?? '{}') ?? {}) as Positions;
  } catch {
    return {};
  }
}

function writePositions(positions: Positions): void {
  saveToBrowser(KEY, JSON.stringify(positions), 'tab');
}

function listScroller(): Element | undefined {
  let element = document.querySelector(`[${ROW_LINK}]`)?.parentElement;
  while (element && element.tagName !== 'MAIN') {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
    element = element.parentElement;
  }
  return undefined;
}

const isAt = (position: Position): boolean =>
  Math.abs(window.scrollY - position.page) < 2 &&
  Math.abs((listScroller()?.scrollTop ?? 0) - position.list) < 2;

function scrollWhenLong(position: Position): () => void {
  const until = performance.now() + PATIENCE;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const event of BY_HAND) window.removeEventListener(event, stop);
  };
  const go = (): void => {
    window.scrollTo({ top: position.page, behavior: 'instant' });
    listScroller()?.scrollTo({ top: position.list, behavior: 'instant' });
    if (isAt(position) || performance.now() > until) stop();
    else frame = requestAnimationFrame(go);
  };
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  // Scrolling now would force a second layout.
  frame = requestAnimationFrame(go);
  return stop;
}

function watchScroll(entry: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let position: Position | undefined;
  const savePosition = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (position) writePositions(withPosition(readPositions(), entry, position));
  };
  const onScroll = (): void => {
    position = { page: window.scrollY, list: listScroller()?.scrollTop ?? 0 };
    timer ??= setTimeout(savePosition, SAVE_AFTER);
  };
  // Scroll events of lists don't bubble.
  document.addEventListener('scroll', onScroll, { passive: true, capture: true });
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    if (timer !== undefined) savePosition();
  };
}

/** Restores scroll positions in history; new pages start at the top. */
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
    const position = scrollTarget(navigation, from.current, location, readPositions());
    // Already at the top.
    const isThere = from.current === location && position === TOP;
    from.current = location;
    return position && !isThere ? scrollWhenLong(position) : undefined;
  }, [location, navigation]);

  const entry = entryOf(location);
  useEffect(() => watchScroll(entry), [entry]);
}
