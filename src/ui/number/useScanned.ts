import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** Milliseconds from key to key; nobody types that fast. */
const FAST = 50;
/** EAN-8 and longer; shorter ones could be numbers. */
const CODE = /\d{8}/;

export interface Scanned {
  /** Props of the field or of an element around it. */
  listen: { onKeyDownCapture: (event: KeyboardEvent) => void };
  /** Returns what the last keys wrote into the field's text, if they came from a scanner; else an empty text. */
  within: (text: string) => string;
  /** A code came into the field's text by a scanner. */
  hasCode: (text: string) => boolean;
}

/** Tells a scanner's keys from typed ones by their speed: both may be digits. */
export function useScanned(): Scanned {
  const run = useRef({ text: '', at: -Infinity });
  const within = (text: string): string => {
    const { text: keys } = run.current;
    return keys.length > 1 && text.includes(keys) ? keys : '';
  };
  return {
    listen: {
      onKeyDownCapture: ({ key, timeStamp }) => {
        const before = timeStamp - run.current.at < FAST ? run.current.text : '';
        run.current = { text: key.length === 1 ? before + key : before, at: timeStamp };
      },
    },
    within,
    hasCode: (text) => CODE.test(within(text)),
  };
}
