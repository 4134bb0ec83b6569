import { expect, test, vi } from 'vitest';
import { storeDay } from '#ui/format/store-zone.ts';
import { applyConfig, config, fileUrl } from './config.ts';

test('usage data goes nowhere unless key and host are configured', () => {
  const host = 'https://analytics.example';
  for (const analytics of [
    undefined,
    {},
    { key: 'k' },
    { host },
    { key: '', host },
    { key: 'k', host: 'x' },
  ]) {
    applyConfig({ analytics });
    expect(config().analytics).toBeUndefined();
  }
  applyConfig({ analytics: { key: 'k', host: `${host}/` } });
  expect(config().analytics).toEqual({ key: 'k', host });
});

test('what the server names is found at its address', () => {
  applyConfig({ backendUrl: 'https://store.example/' });
  expect(fileUrl('/uploads/a.png')).toBe('https://store.example/uploads/a.png');
  expect(fileUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  applyConfig(undefined);
  expect(config().backendUrl).toBe('');
});

test('a time zone that doesn’t exist is left out, and the console says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const storeTimeZone of ['Mars/Olympus', 5]) {
    applyConfig({ storeTimeZone });
    expect(warn).toHaveBeenLastCalledWith('config.json: no such time zone:', storeTimeZone);
    expect(storeDay(new Date(), 'en')).toBeUndefined();
  }
  expect(warn).toHaveBeenCalledTimes(2);
  applyConfig({ storeTimeZone: 'Europe/Amsterdam' });
  applyConfig({});
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
