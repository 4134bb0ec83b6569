import { IconPuzzle } from '@tabler/icons-react';
import type { Extension } from '#app/extensions/extension.ts';
import { namespaceOf } from '#app/extensions/namespace.ts';
import { paths } from '#app/paths.ts';
import type { SettingsGroup, SettingsText } from './pages.ts';

const textOf = (extension: string, key: string): SettingsText =>
  `${namespaceOf(extension)}:${key}` as SettingsText;

/** Group of the settings that extensions add. */
export const extensionSettings = (extensions: readonly Extension[]): SettingsGroup => ({
  id: 'extensions',
  label: 'extensions:title' as SettingsText,
  pages: extensions.flatMap(({ name, settings = [] }) =>
    settings.map(({ to, label, text, icon }) => ({
      id: `${namespaceOf(name)}${to}`,
      to: paths.extension(name, to),
      label: textOf(name, label),
      text: textOf(name, text),
      icon: icon ?? IconPuzzle,
      settings: [],
    })),
  ),
});
