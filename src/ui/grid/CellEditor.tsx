import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './DataGrid.module.css';

interface CellEditorProps {
  label: string;
  text: string;
  inputMode: 'text' | 'decimal' | 'numeric';
  /** Undefined text cancels; `move` tells where to go next. */
  onEnd: (text: string | undefined, move: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
}

export function CellEditor({ label, text, inputMode, onEnd }: CellEditorProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  // Synchronously, or phones don't open the keyboard.
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
