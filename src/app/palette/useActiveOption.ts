import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefCallback } from 'react';
import { moveActive } from './match.ts';

interface ActiveOptionState {
  active: { id: string | undefined; set: (id: string | undefined) => void };
  list: RefCallback<HTMLElement>;
  restart: () => void;
  onKeyDown: (event: KeyboardEvent, close: () => void) => void;
  takeFirst: () => void;
  /** Since the last restart, by key or pointer. */
  isMoved: () => boolean;
}

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

/** Reads options from the DOM, because groups load separately. Defaults to the first. */
export function useActiveOption(): ActiveOptionState {
  const [id, setId] = useState<string>();
  const element = useRef<HTMLElement>(null);
  const restarted = useRef(false);
  const moved = useRef(false);

  const list = useCallback((node: HTMLElement | null) => {
    element.current = node;
    if (!node) return undefined;
    const settle = (): void =>
      setId((current) => {
        const all = optionsIn(node);
        const isKept = moved.current && all.some((option) => option.id === current);
        return isKept ? current : all[0]?.id;
      });
    const observer = new MutationObserver(settle);
    observer.observe(node, { childList: true, subtree: true });
    settle();
    return () => observer.disconnect();
  }, []);

  const move = useCallback((to: string | undefined): void => {
    moved.current = true;
    setId(to);
  }, []);

  const restart = (): void => {
    restarted.current = true;
    moved.current = false;
    requestAnimationFrame(() => {
      restarted.current = false;
      element.current?.scrollTo({ top: 0 });
      setId(optionsIn(element.current)[0]?.id);
    });
  };

  const onKeyDown = (event: KeyboardEvent, close: () => void): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    // Enter before the matches render takes the first.
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
      // Ctrl or ⌘ opens a new tab, like a link.
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
  return { active, list, restart, onKeyDown, takeFirst, isMoved: () => moved.current };
}
