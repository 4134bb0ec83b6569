import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TAG_ENDS, cleanTags, endsWithComma, isTooMany } from './tags.ts';

interface TagText {
  /** The paste was refused. */
  isTooMuch: boolean;
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
      // Mantine compares all tags pairwise: minutes for a large table.
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
