import { afterEach, expect, test } from 'vitest';
import { branding, documentTitle, ownName, setBranding } from './branding.ts';

afterEach(() => setBranding({}));

test('the app has its own name unless the deployer gave one', () => {
  expect(documentTitle('Orders')).toBe('Orders · Quartermaster');
  expect(ownName()).toBe('');
  setBranding({ name: 'Chandlery', logo: '/logo.svg' });
  expect(documentTitle('Orders')).toBe('Orders · Chandlery');
  expect(ownName()).toBe('Chandlery');
  expect(branding().logo).toBe('/logo.svg');
});

test('the last dot of a title is before the name', () => {
  setBranding({ name: 'Chandlery · Paris' });
  expect(documentTitle('Brass · compass')).toBe('Brass · compass · Chandlery – Paris');
});
