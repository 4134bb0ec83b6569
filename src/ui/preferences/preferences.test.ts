import { expect, test, vi } from 'vitest';
import { watchPreferences } from './preferences.tsx';

test('a written value is stored, seen at once and told to whoever watches', () => {
  const write = vi.fn();
  const preferences = watchPreferences({ read: (_name, defaultValue) => defaultValue, write });
  const watcher = vi.fn();
  const stop = preferences.subscribe(watcher);
  expect(preferences.read('density', 'normal')).toBe('normal');
  preferences.write('density', 'compact');
  expect(preferences.read('density', 'normal')).toBe('compact');
  expect(write).toHaveBeenCalledExactlyOnceWith('density', 'compact');
  expect(watcher).toHaveBeenCalledOnce();
  stop();
  preferences.write('density', 'normal');
  expect(watcher).toHaveBeenCalledOnce();
});

test('the same object comes back on every read, as React needs', () => {
  const preferences = watchPreferences({ read: () => ({}) as never, write: () => undefined });
  expect(preferences.read('lists', {})).toBe(preferences.read('lists', {}));
});
