// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { Brand } from './Brand.tsx';
import { setBranding } from './branding.ts';

afterEach(() => setBranding({}));

const words = (): string | null | undefined =>
  document.querySelector('[data-no-translate]')?.textContent;

test('the deployer’s name and logo are in place of the app’s', () => {
  render(<Brand store="Harbor shop" />);
  expect(words()).toBe('Harbor shopQuartermaster');
  setBranding({ name: 'Chandlery', logo: '/logo.svg' });
  render(<Brand store="Harbor shop" markOnly />);
  expect(words()).toBe('Harbor shopChandlery');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
  expect(document.querySelector('svg')).toBeNull();
});

test('a name that is the store’s is there once', () => {
  setBranding({ name: 'Chandlery' });
  render(<Brand store="Chandlery" />);
  expect(words()).toBe('Chandlery');
});

test('a logo that can’t be shown gives way to the mark', () => {
  setBranding({ logo: '/none.svg' });
  render(<Brand />);
  act(() => void document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
