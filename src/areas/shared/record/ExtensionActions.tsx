import { IconPuzzle } from '@tabler/icons-react';
import { useContext, useDeferredValue } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { ActionProps, LoadPart, RecordProps } from '#app/extensions/extension.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { labelOf } from '#app/extensions/texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { RECORD_KINDS } from './record-kinds.ts';
import { useRecordPlace } from './record-place.ts';
import type { OpenedAction } from './useExtensionActions.tsx';

type MenuIcon = ComponentProps<typeof MoreItem>['icon'];
type Run = (props: RecordProps) => Promise<void> | void;

interface ExtensionMenuProps {
  record: object;
  onOpen: (action: OpenedAction) => void;
}

export function ExtensionMenu({ record, onOpen }: ExtensionMenuProps): ReactNode {
  const { id, namespace } = useRecordPlace();
  const { t } = useTranslation('app');
  const { t: own } = useTranslation('extensions');
  const kind = RECORD_KINDS[namespace];
  const runNow = async (name: string, run: Run): Promise<void> => {
    try {
      await run({ id, record } as RecordProps);
    } catch (error) {
      console.error(error);
      showToast('error', { message: own('failedAction', { name }) });
    }
  };
  return useContext(ExtensionsContext).flatMap(({ name, actions = [] }) =>
    actions
      .filter(({ on }) => on === kind)
      .map(({ label, icon = IconPuzzle, run, open }) => (
        <MoreItem
          key={`${name} ${label}`}
          icon={icon as MenuIcon}
          onClick={() => {
            // Chosen by the kind of record.
            if (run) void runNow(name, run as unknown as Run);
            else onOpen({ extension: name, label, open: open as unknown as LoadPart<ActionProps> });
          }}
        >
          {t(labelOf(name, label))}
        </MoreItem>
      )),
  );
}

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
