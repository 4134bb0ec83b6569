import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TAG_ENDS, cleanTags, endsWithComma } from './tags.ts';

interface TagText {
  onChange: (tags: string[]) => void;
  splitChars: string[];
  searchValue: string;
  onSearchChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a field for several texts does with the text that is being typed: which signs end it, and what it becomes. */
export function useTagText(value: readonly string[], onChange: (tags: string[]) => void): TagText {
  const [text, setText] = useState('');
  return {
    onChange: (tags) => onChange(cleanTags(tags)),
    splitChars: TAG_ENDS,
    searchValue: text,
    onSearchChange: setText,
    onKeyDown: (event) => {
      if (event.key !== ',' || !endsWithComma(text)) return;
      event.preventDefault();
      onChange(cleanTags([...value, text]));
      setText('');
    },
  };
}
