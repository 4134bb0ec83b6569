import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { moveActive } from './match.ts';

interface ActiveOptionState {
  active: { id: string | undefined; set: (id: string | undefined) => void };
  onKeyDown: (event: KeyboardEvent, close: () => void) => void;
}

/**
 * The option that Enter takes. Which options there are is read from the list itself, because its groups are
 * loaded one by one; when the active one is gone, the first takes its place.
 *
 * @param search the first option is active again when this changes
 */
export function useActiveOption(
  list: RefObject<HTMLElement | null>,
  search: string,
): ActiveOptionState {
  const [id, setId] = useState<string>();
  const options = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ];

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const first = (): string | undefined =>
      element.querySelector<HTMLElement>('[role="option"]')?.id;
    setId(first());
    element.scrollTop = 0;
    const observer = new MutationObserver(() =>
      setId((current) =>
        current !== undefined && document.getElementById(current) ? current : first(),
      ),
    );
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list, search]);

  const onKeyDown = (event: KeyboardEvent, close: () => void): void => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const all = options();
      const current = all.findIndex((option) => option.id === id);
      const next = all[moveActive(key, current, all.length)];
      event.preventDefault();
      if (!next) return;
      setId(next.id);
      next.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      // With Ctrl or ⌘ a page opens in a new tab, as with any link.
      document
        .getElementById(id ?? '')
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    } else if (event.nativeEvent.code === 'KeyK' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      close();
    }
  };
  const active = useMemo(() => ({ id, set: setId }), [id]);
  return { active, onKeyDown };
}
