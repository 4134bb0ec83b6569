import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionProps } from '#app/extensions/extension.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { labelOf } from '#app/extensions/texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
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
  const { t } = useTranslation('app');
  // Render closed first: focus return needs the transition.
  const shown = useDeferredValue(opened, false);
  return (
    <Dialog opened={shown} onClose={onClose} title={t(labelOf(action.extension, action.label))}>
      <ExtensionPart
        extension={action.extension}
        load={action.open}
        props={{ id, record, onClose } as ActionProps}
        place={<TextSkeleton />}
      />
    </Dialog>
  );
}
