import { useEffect, useMemo, useRef } from 'react';
import type { Keys } from './keys.ts';
import { useShortcuts } from './registry.ts';

/** The action of a button, with its key. */
export interface Command {
  keys: Keys;
  label: string;
  /** Undefined: not now. */
  run: (() => void) | undefined;
}

/** Registers the commands' keys; the commands may differ each time. */
export function useCommandKeys(commands: readonly (Command | undefined)[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const names = JSON.stringify(
    commands.flatMap((command) => (command?.run ? [[command.keys, command.label]] : [])),
  );
  const shortcuts = useMemo(
    () =>
      (JSON.parse(names) as [string, string][]).map(([keys, label]) => ({
        keys,
        label,
        run: () => latest.current.find((command) => command?.keys === keys)?.run?.(),
      })),
    [names],
  );
  useShortcuts(shortcuts);
}
