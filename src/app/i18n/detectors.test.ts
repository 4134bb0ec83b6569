// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { detectorOf } from './detectors.ts';

test('the language is remembered', () => {
  const detector = detectorOf('localStorage', () => localStorage);
  expect(detector.lookup({})).toBeUndefined();
  detector.cacheUserLanguage?.('tm', {});
  expect(detector.lookup({})).toBe('tm');
  localStorage.clear();
});

test('a store that refuses to be read or written is as good as none', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refusing = { ...localStorage, getItem: vi.fn(refuse), setItem: vi.fn(refuse) };
  for (const store of [refuse, () => refusing]) {
    const detector = detectorOf('localStorage', store);
    expect(detector.lookup({})).toBeUndefined();
    expect(() => detector.cacheUserLanguage?.('tm', {})).not.toThrow();
  }
});
