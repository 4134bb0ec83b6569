import { useEffect, useMemo, useRef } from 'react';
import type { Keys } from './keys.ts';
import { useShortcuts } from './registry.ts';

export interface Command {
  keys: Keys;
  label: string;
  /** Undefined while unavailable. */
  run: (() => void) | undefined;
}

/** Commands needn't be stable. */
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
