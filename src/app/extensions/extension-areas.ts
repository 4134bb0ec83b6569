import { IconAlertCircle, IconPuzzle } from '@tabler/icons-react';
import type { Area, NavigationGroup } from '../area/area.ts';
import { paths } from '../paths.ts';
import type { Extension, ExtensionLink } from './extension.ts';
import { namespaceOf } from './namespace.ts';
import type { LoadedExtension } from './loading.ts';
import { labelOf } from './texts.ts';

const hasParameter = (path: string): boolean => /[:*]/.test(path);

function areaOf(
  extension: string,
  { to, label, icon }: ExtensionLink,
  group: NavigationGroup,
): Area {
  return {
    id: `${namespaceOf(extension)}${to}`,
    navigation: {
      to: paths.extension(extension, to),
      label: labelOf(extension, label),
      icon: icon ?? IconPuzzle,
      group,
    },
    // Its screens are found by their addresses.
    load: async () => ({ screens: [] }),
  };
}

function linksOf({ name, pages = [], navigation = [] }: Extension): Area[] {
  const linked = new Set(navigation.map(({ to }) => to));
  const others = pages.filter(({ path }) => !hasParameter(path) && !linked.has(path));
  return [
    ...navigation.map((link) => areaOf(name, link, 'extensions')),
    ...others.map(({ path, title, icon }) =>
      areaOf(name, { to: path, label: title, ...(icon ? { icon } : {}) }, 'none'),
    ),
  ];
}

/** One that couldn't be loaded leads to a page that says so. */
export const extensionAreas = (loaded: readonly LoadedExtension[]): Area[] =>
  loaded.flatMap(({ name, extension }) =>
    extension
      ? linksOf(extension)
      : [areaOf(name, { to: '/', label: name, icon: IconAlertCircle }, 'extensions')],
  );
