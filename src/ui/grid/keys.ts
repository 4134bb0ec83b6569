import type { Step } from './cells.ts';

/** What a key press asks of a grid. */
export type GridCommand =
  | { type: 'move'; step: Step; far: boolean; extend: boolean }
  | { type: 'page'; by: -1 | 1; extend: boolean }
  | { type: 'edge'; edge: 'rowStart' | 'rowEnd' | 'start' | 'end'; extend: boolean }
  /** Begins to edit: with the cell's text, or anew with what was typed. */
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

/** With Ctrl or ⌘, by the key's place: letters differ from keyboard to keyboard. */
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
 * What a key press means in a grid that isn't being edited; undefined when it is none of the grid's.
 *
 * @param isRtl the columns run from right to left; arrows follow the eye
 */
export function gridCommand(press: Press, isRtl: boolean): GridCommand | undefined {
  const { key, shiftKey: extend } = press;
  if (press.altKey || press.isComposing) return undefined;
  // An input method begins to compose: it goes on in the field that opens now.
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
