// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedText } from './useTypedText.ts';
import type { TypedText } from './useTypedText.ts';

let field: TypedText;
let setStored: (text: string) => void;
const stored: string[] = [];

function Field(): string {
  const [text, setText] = useState('');
  setStored = setText;
  // The test stores it back.
  field = useTypedText(text, (value) => stored.push(value));
  return field.text;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stored.length = 0;
  act(() => createRoot(document.createElement('div')).render(<Field />));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (text: string): void =>
  act(() => {
    field.type(text);
    vi.advanceTimersByTime(1000);
  });

test('what was stored before the last letters comes back late and takes none of them', () => {
  type('la');
  type('lamp');
  expect(stored).toEqual(['la', 'lamp']);
  act(() => setStored('la'));
  expect(field.text).toBe('lamp');
  act(() => setStored('lamp'));
  expect(field.text).toBe('lamp');
});

test('a change from elsewhere is followed, also back to what was typed once', () => {
  type('la');
  act(() => setStored('la'));
  type('lamp');
  act(() => setStored('lamp'));
  act(() => setStored('la'));
  expect(field.text).toBe('la');
  act(() => setStored(''));
  expect(field.text).toBe('');
});
