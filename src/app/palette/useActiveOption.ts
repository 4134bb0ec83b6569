import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefCallback } from 'react';
import { moveActive } from './match.ts';

interface ActiveOptionState {
  active: { id: string | undefined; set: (id: string | undefined) => void };
  /** For the list of options. */
  list: RefCallback<HTMLElement>;
  /** Another search begins: its first option is the active one. */
  restart: () => void;
  onKeyDown: (event: KeyboardEvent, close: () => void) => void;
  /** Takes the first option, as Enter does. */
  takeFirst: () => void;
}

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

/**
 * The option that Enter takes. Which options there are is read from the list itself, because its groups are
 * loaded one by one. It is the first until another is moved to, and when that is gone.
 */
export function useActiveOption(): ActiveOptionState {
  const [id, setId] = useState<string>();
  const element = useRef<HTMLElement>(null);
  const restarted = useRef(false);
  /** A key or the pointer has left the first option since the search began. */
  const isMoved = useRef(false);

  const list = useCallback((node: HTMLElement | null) => {
    element.current = node;
    if (!node) return undefined;
    const settle = (): void =>
      setId((current) => {
        const all = optionsIn(node);
        const isKept = isMoved.current && all.some((option) => option.id === current);
        return isKept ? current : all[0]?.id;
      });
    const observer = new MutationObserver(settle);
    observer.observe(node, { childList: true, subtree: true });
    settle();
    return () => observer.disconnect();
  }, []);

  const move = useCallback((to: string | undefined): void => {
    isMoved.current = true;
    setId(to);
  }, []);

  const restart = (): void => {
    restarted.current = true;
    isMoved.current = false;
    // Once the new options are drawn.
    requestAnimationFrame(() => {
      restarted.current = false;
      element.current?.scrollTo({ top: 0 });
      setId(optionsIn(element.current)[0]?.id);
    });
  };

  const onKeyDown = (event: KeyboardEvent, close: () => void): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    // Enter before the browser has drawn the matches takes the first option.
    const isActive = (option: HTMLElement, index: number): boolean =>
      restarted.current ? index === 0 : option.id === id;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const all = optionsIn(element.current);
      const current = all.findIndex(isActive);
      const next = all[moveActive(key, current, all.length)];
      if (!next) return;
      move(next.id);
      next.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      // With Ctrl or ⌘ a page opens in a new tab, as with any link.
      optionsIn(element.current)
        .find(isActive)
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    } else if (event.nativeEvent.code === 'KeyK' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      close();
    }
  };
  const takeFirst = (): void => optionsIn(element.current)[0]?.click();
  const active = useMemo(() => ({ id, set: move }), [id, move]);
  return { active, list, restart, onKeyDown, takeFirst };
}
