import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE } from './search-debounce.ts';

export interface TypedText {
  text: string;
  type: (text: string) => void;
  /** Stores immediately. */
  flush: () => void;
  clear: () => void;
}

/**
 * Text field debounced into external state, such as the URL, trimmed. Follows external changes (back button), but not
 * stale echoes of its own.
 */
export function useTypedText(stored: string, store: (text: string) => void): TypedText {
  const [text, setText] = useState(stored);
  // Sent values that may still be echoed, in order.
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
