import type { ReactNode } from 'react';
import type { ActionProps } from '#app/extensions/extension.ts';
import { PartDialog } from '../extensions/PartDialog.tsx';
import { useRecordPlace } from './record-place.ts';
import type { OpenedAction } from './useExtensionActions.tsx';

interface ExtensionDialogProps {
  record: object;
  action: OpenedAction;
  opened: boolean;
  onClose: () => void;
}

export function ExtensionDialog(props: ExtensionDialogProps): ReactNode {
  const { record, action, opened, onClose } = props;
  const { id } = useRecordPlace();
  return (
    <PartDialog
      key={`${action.extension} ${action.label}`}
      extension={action.extension}
      label={action.label}
      load={action.open}
      props={{ id, record, onClose } as ActionProps}
      opened={opened}
      onClose={onClose}
    />
  );
}
