import { useLayoutEffect } from 'react';
import type { KeyPress } from '#ui/keyboard/keys.ts';
import { isCovered, isWritingIn } from '#ui/keyboard/keys.ts';
import { SEQUENCE_TIME, followPress, isApple, isSingleKey } from './keys.ts';
import { registered } from './registry.ts';
import { singleKeys } from './single-keys.ts';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** Ignores keys while typing or in dialogs. */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    let before: KeyPress[] = [];
    let until = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.isComposing || MODIFIERS.has(event.key)) return;
      if (isCovered(event.target)) return;
      const plainKeys = singleKeys.get() && !isWritingIn(event.target);
      const shortcuts = registered.get().flat();
      const outcome = followPress(
        event,
        event.timeStamp <= until ? before : [],
        plainKeys ? shortcuts : shortcuts.filter(({ keys }) => !isSingleKey(keys)),
        isApple(),
      );
      before = outcome.kind === 'wait' ? outcome.presses : [];
      until = event.timeStamp + SEQUENCE_TIME;
      if (outcome.kind === 'none') return;
      event.preventDefault();
      event.stopPropagation();
      if (outcome.kind === 'run') outcome.shortcut.run();
    };
    // Captured before page parts could take a sequence's second key.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
