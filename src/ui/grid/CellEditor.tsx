import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './DataGrid.module.css';

interface CellEditorProps {
  label: string;
  /** The field's initial text. */
  text: string;
  /** The keyboard that a phone opens. */
  inputMode: 'text' | 'decimal' | 'numeric';
  /** The text to keep, or undefined to leave the cell as it was; and where to go next. */
  onEnd: (text: string | undefined, move: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
}

/** The field in a cell that is being edited. */
export function CellEditor({ label, text, inputMode, onEnd }: CellEditorProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  // Before the event that began it ends, or a phone keeps its keyboard closed.
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const end = (...result: Parameters<CellEditorProps['onEnd']>): void => {
    if (ended.current) return;
    ended.current = true;
    onEnd(...result);
  };
  return (
    <input
      ref={field}
      className={classes.editor}
      aria-label={label}
      inputMode={inputMode}
      autoComplete="off"
      defaultValue={text}
      onBlur={(event) => end(event.currentTarget.value, 'stay')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const { value } = event.currentTarget;
        if (event.key === 'Escape') end(undefined, 'stay');
        else if (event.key === 'Enter') end(value, event.shiftKey ? 'up' : 'down');
        else if (event.key === 'Tab') end(value, event.shiftKey ? 'previous' : 'next');
        else return;
        event.preventDefault();
      }}
    />
  );
}
