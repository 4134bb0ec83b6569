import { IconPuzzle } from '@tabler/icons-react';
import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { ActionProps, LoadPart, RecordProps } from '#app/extensions/extension.ts';
import { labelOf } from '#app/extensions/texts.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
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
            if (run) void runNow(name, run as unknown as Run);
            else onOpen({ extension: name, label, open: open as unknown as LoadPart<ActionProps> });
          }}
        >
          {t(labelOf(name, label))}
        </MoreItem>
      )),
  );
}
