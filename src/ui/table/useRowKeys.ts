import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isCovered, isWritingIn } from '../keyboard/keys.ts';
import { useSingleKeys } from '../keyboard/SingleKeys.tsx';
import { rowAfter, rowCommand } from './row-keys.ts';

/** Marks the link of a row. */
export const ROW_LINK = 'data-row-link';
/** Marks what holds a row's link: a table's row, a card of a grid. */
export const ROW = 'data-row';
/** Marks the field that searches a list. */
export const LIST_SEARCH = 'data-list-search';
/** Marks what holds the actions for the selected rows. */
export const BULK_ACTIONS = 'data-bulk-actions';

interface RowKeys {
  /** Holds the search and the rows. */
  list: RefObject<HTMLElement | null>;
  /** Selects the row with this index. */
  onToggle?: ((index: number, extend: boolean) => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** Lets one walk through a list, select and search without the mouse; Enter is the link's own. */
export function useRowKeys({ list, onToggle, onClear }: RowKeys): void {
  const singleKeys = useSingleKeys();
  // From where one went to the actions.
  const left = useRef<HTMLElement>(null);
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const element = list.current;
    if (!element || event.defaultPrevented || event.isComposing || isCovered(event.target)) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const fromSearch = target?.matches(`[${LIST_SEARCH}]`) === true && event.key === 'ArrowDown';
    if (isWritingIn(event.target) && !fromSearch) return;
    const links = [...element.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
    const row = target?.closest(`[${ROW}]`);
    const current = row ? links.findIndex((link) => row.contains(link)) : -1;
    const command = rowCommand(event, { inTable: fromSearch || current >= 0, singleKeys });
    if (command === undefined) return;
    if (command === 'search') {
      const search = element.querySelector<HTMLInputElement>(`[${LIST_SEARCH}]`);
      search?.focus();
      search?.select();
    } else if (command === 'toggle') {
      if (!onToggle) return;
      onToggle(current, event.shiftKey);
    } else if (command === 'actions') {
      const bar = element.querySelector(`[${BULK_ACTIONS}]`);
      const isThere = bar?.contains(target ?? null) === true;
      if (!isThere && target instanceof HTMLElement) left.current = target;
      const next = isThere ? left.current : bar?.querySelector<HTMLElement>('button:enabled');
      if (!next) return;
      next.focus();
    } else if (command === 'clear') {
      if (!onClear) return;
      onClear();
    } else {
      const next = links[rowAfter(command, current, links.length)];
      if (!next) return;
      next.focus();
      next.closest(`[${ROW}]`)?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  });
  // Before the rows are painted: whoever sees one may press a key at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
