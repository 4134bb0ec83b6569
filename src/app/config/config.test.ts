import { expect, test, vi } from 'vitest';
import { storeDay } from '#ui/format/store-zone.ts';
import { branding } from '#ui/media/branding.ts';
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

test('the deployer’s name, logo and color are taken', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  applyConfig({ name: ' Chandlery ', logo: 'brand/logo.svg', accent: '#1C1642' });
  expect(branding()).toEqual({ name: 'Chandlery', logo: '/brand/logo.svg' });
  expect(config().accent).toBe('#1c1642');
  for (const logo of ['/logo.svg', 'https://files.example/logo.png']) {
    applyConfig({ logo });
    expect(branding().logo).toBe(logo);
  }
  applyConfig({});
  expect(branding()).toEqual({ name: 'Quartermaster', logo: undefined });
  expect(config().accent).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test.each([
  ['name', 'not a name', ['', '  ', 5, null, 'x'.repeat(61)]],
  [
    'logo',
    'not the address of a picture',
    ['', 5, '//evil.example/a.png', '/\\evil.example/a.png', 'javascript:alert(1)', 'data:,x'],
  ],
  ['accent', 'not a color such as #0c6b68', ['teal', '#12', 5, null]],
])('a %s that can’t be used is left out, and the console says so', (key, said, values) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const value of values) {
    applyConfig({ [key]: value });
    expect(warn).toHaveBeenLastCalledWith(`config.json: ${said}:`, value);
    expect(branding()).toEqual({ name: 'Quartermaster', logo: undefined });
    expect(config().accent).toBeUndefined();
  }
  expect(warn).toHaveBeenCalledTimes(values.length);
  applyConfig({});
  warn.mockRestore();
});
