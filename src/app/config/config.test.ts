import { expect, test } from 'vitest';
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
