import { IconPuzzle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from '#ui/states/ErrorBoundary.tsx';
import type { Extension, ExtensionIcon } from './extension.ts';

const safeIcon = (Icon: ExtensionIcon): ExtensionIcon =>
  function SafeIcon(props: ComponentProps<ExtensionIcon>): ReactNode {
    return (
      <ErrorBoundary fallback={<IconPuzzle {...props} />}>
        <Icon {...props} />
      </ErrorBoundary>
    );
  };

const withSafeIcon = <Part extends { icon?: ExtensionIcon }>(part: Part): Part =>
  part.icon ? { ...part, icon: safeIcon(part.icon) } : part;

/** Icons are drawn in the app's own menus, where one that fails would take all with it. */
export function withSafeIcons(extension: Extension): Extension {
  const { pages, navigation, actions, settings, bulkActions, commands } = extension;
  return {
    ...extension,
    ...(pages && { pages: pages.map(withSafeIcon) }),
    ...(navigation && { navigation: navigation.map(withSafeIcon) }),
    ...(actions && { actions: actions.map(withSafeIcon) }),
    ...(settings && { settings: settings.map(withSafeIcon) }),
    ...(bulkActions && { bulkActions: bulkActions.map(withSafeIcon) }),
    ...(commands && { commands: commands.map(withSafeIcon) }),
  };
}
