import type { Step } from './cells.ts';

export type GridCommand =
  | { type: 'move'; step: Step; far: boolean; extend: boolean }
  | { type: 'page'; by: -1 | 1; extend: boolean }
  | { type: 'edge'; edge: 'rowStart' | 'rowEnd' | 'start' | 'end'; extend: boolean }
  /** `typed` replaces the cell's text. */
  | { type: 'edit'; typed?: string }
  | { type: 'clear' | 'all' | 'fillDown' | 'fillRight' | 'undo' | 'redo' };

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

const STEPS: Record<string, Step> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** By `code`: letters vary by keyboard layout. */
function withControl(press: Press): GridCommand | undefined {
  switch (press.code) {
    case 'KeyA':
      return { type: 'all' };
    case 'KeyD':
      return { type: 'fillDown' };
    case 'KeyR':
      return { type: 'fillRight' };
    case 'KeyY':
      return { type: 'redo' };
    case 'KeyZ':
      return { type: press.shiftKey ? 'redo' : 'undo' };
    default:
      return undefined;
  }
}

/**
 * Undefined for other keys.
 *
 * @param isRtl arrow keys follow the visual direction
 */
export function gridCommand(press: Press, isRtl: boolean): GridCommand | undefined {
  const { key, shiftKey: extend } = press;
  if (press.altKey || press.isComposing) return undefined;
  // IME composition starts; it continues in the opened field.
  if (press.key === 'Process') return { type: 'edit', typed: '' };
  const control = press.ctrlKey || press.metaKey;
  const step = STEPS[key];
  if (step) {
    const column = isRtl ? -step.column : step.column;
    return {
      type: 'move',
      step: { row: step.row, column: column === 0 ? 0 : column > 0 ? 1 : -1 },
      far: control,
      extend,
    };
  }
  switch (key) {
    case 'Home':
      return { type: 'edge', edge: control ? 'start' : 'rowStart', extend };
    case 'End':
      return { type: 'edge', edge: control ? 'end' : 'rowEnd', extend };
    case 'PageUp':
      return { type: 'page', by: -1, extend };
    case 'PageDown':
      return { type: 'page', by: 1, extend };
  }
  if (control) return withControl(press);
  switch (key) {
    case 'Enter':
    case 'F2':
      return { type: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
  }
  return [...key].length === 1 && key !== ' ' ? { type: 'edit', typed: key } : undefined;
}
