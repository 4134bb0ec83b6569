// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { languageDetector } from './detector.ts';

const detect = (): unknown => languageDetector.detect();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

test('languages are looked for in the order of the specification, and only their language part counts', () => {
  window.history.replaceState(null, '', '/a/products?lng=de-AT');
  document.cookie = 'i18next=fr';
  localStorage.setItem('i18nextLng', 'it');
  sessionStorage.setItem('i18nextLng', 'pl');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'ta-IN']);
  document.documentElement.lang = 'ja';
  expect(detect()).toEqual(['de', 'fr', 'it', 'pl', 'es', 'tm', 'ja']);
});

test('what names no language is left out', () => {
  window.history.replaceState(null, '', '/a/products?lng=');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  expect(detect()).toEqual(['en']);
});

test('the language is remembered in local storage', () => {
  languageDetector.cacheUserLanguage?.('tm');
  expect(localStorage.getItem('i18nextLng')).toBe('tm');
  expect(sessionStorage.getItem('i18nextLng')).toBeNull();
  expect(detect()).toContain('tm');
});

test('a store that refuses to be read or written is as good as none', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refusing = { ...localStorage, getItem: vi.fn(refuse), setItem: vi.fn(refuse) };
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  expect(detect()).toEqual(['en']);
  expect(() => languageDetector.cacheUserLanguage?.('tm')).not.toThrow();
});
