import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE } from './search-debounce.ts';

export interface TypedText {
  /** The field's text. */
  text: string;
  type: (text: string) => void;
  /** Stores what was typed at once. */
  flush: () => void;
  clear: () => void;
}

/**
 * The text of a field that is stored elsewhere, in the address say, a moment after one has typed it, without the spaces
 * around it. When it changes there by itself (the back button, a link), the field follows; on a slow machine what was
 * stored before what was typed last comes back late, and doesn't count as such a change.
 */
export function useTypedText(stored: string, store: (text: string) => void): TypedText {
  const [text, setText] = useState(stored);
  // Texts of our own that may still come back, in their order.
  const sent = useRef([stored]);
  const send = (value: string): void => {
    sent.current.push(value);
    store(value);
  };
  const sendSoon = useDebouncedCallback(send, SEARCH_DEBOUNCE);
  useEffect(() => {
    const place = sent.current.lastIndexOf(stored);
    if (place >= 0) {
      sent.current.splice(0, place);
      return;
    }
    sent.current = [stored];
    setText(stored);
  }, [stored]);
  return {
    text,
    type: (value) => {
      setText(value);
      sendSoon(value.trim());
    },
    flush: () => sendSoon.flush(),
    clear: () => {
      sendSoon.cancel();
      setText('');
      send('');
    },
  };
}
