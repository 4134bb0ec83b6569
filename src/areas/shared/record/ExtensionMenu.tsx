import type { ComponentProps, ReactNode } from 'react';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { OpenedAction } from './useExtensionActions.tsx';
import { useRecordActions } from './useRecordActions.ts';

type MenuIcon = ComponentProps<typeof MoreItem>['icon'];

interface ExtensionMenuProps {
  record: object;
  onOpen: (action: OpenedAction) => void;
}

export function ExtensionMenu({ record, onOpen }: ExtensionMenuProps): ReactNode {
  return useRecordActions(record, onOpen).map(({ id, label, icon, reason, choose }) => (
    <MoreItem
      key={id}
      icon={icon as MenuIcon}
      {...(reason === undefined ? {} : { reason })}
      onClick={choose}
    >
      {label}
    </MoreItem>
  ));
}
