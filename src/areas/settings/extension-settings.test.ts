import { expect, test } from 'vitest';
import { defineExtension } from '#app/extensions/extension.ts';
import { extensionSettings } from './extension-settings.ts';

test('the settings list those of extensions, with their own texts', () => {
  const warranties = defineExtension({
    name: 'warranties',
    settings: [{ to: '/settings', label: 'settings', text: 'settingsText' }],
  });
  const { pages } = extensionSettings([defineExtension({ name: 'approval' }), warranties]);
  expect(pages).toEqual([
    expect.objectContaining({
      to: '/a/x/warranties/settings',
      label: 'x-warranties:settings',
      text: 'x-warranties:settingsText',
    }),
  ]);
});
