import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { BULK_ACTIONS, LIST_SEARCH, ROW, ROW_LINK } from '../keyboard/attributes.ts';
import { isCovered, isWritingIn } from '../keyboard/keys.ts';
import { useSingleKeys } from '../keyboard/SingleKeys.tsx';
import { rowAfter, rowCommand } from './row-keys.ts';

interface RowKeys {
  list: RefObject<HTMLElement | null>;
  onToggle?: ((index: number, extend: boolean) => void) | undefined;
  onClear?: (() => void) | undefined;
}

export function useRowKeys({ list, onToggle, onClear }: RowKeys): void {
  const singleKeys = useSingleKeys();
  // Focus before jumping to the actions.
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
  // Before paint: a key may follow at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
