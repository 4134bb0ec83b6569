import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './DataGrid.module.css';

interface CellEditorProps {
  label: string;
  /** What stands in the field at first. */
  text: string;
  /** It holds a text, not a figure. */
  isText: boolean;
  /** The text to keep, or undefined to leave the cell as it was; and where to go next. */
  onEnd: (text: string | undefined, move: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
}

/** The field in a cell that is being edited. */
export function CellEditor({ label, text, isText, onEnd }: CellEditorProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
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
      inputMode={isText ? 'text' : 'decimal'}
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
