import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TAG_ENDS, cleanTags, endsWithComma, isTooMany } from './tags.ts';

interface TagText {
  /** More was pasted than a field takes at once, and nothing of it was taken. */
  isTooMuch: boolean;
  /** For the field itself. */
  field: TagFieldProps;
}

interface TagFieldProps {
  wrapperProps: { onPasteCapture: (event: ClipboardEvent) => void };
  onChange: (tags: string[]) => void;
  splitChars: string[];
  searchValue: string;
  onSearchChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a field for several texts does with the text that is being typed: which signs end it, and what it becomes. */
export function useTagText(value: readonly string[], onChange: (tags: string[]) => void): TagText {
  const [text, setText] = useState('');
  const [isTooMuch, setTooMuch] = useState(false);
  const field: TagFieldProps = {
    onChange: (tags) => {
      setTooMuch(false);
      onChange(cleanTags(tags));
    },
    splitChars: TAG_ENDS,
    searchValue: text,
    onSearchChange: setText,
    onKeyDown: (event) => {
      if (event.key !== ',' || !endsWithComma(text)) return;
      event.preventDefault();
      onChange(cleanTags([...value, text]));
      setText('');
    },
    wrapperProps: {
      // The field compares each tag with each: a large table would take it minutes.
      onPasteCapture: (event) => {
        const isRefused = isTooMany(event.clipboardData.getData('text/plain'));
        setTooMuch(isRefused);
        if (!isRefused) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
  return { isTooMuch, field };
}
