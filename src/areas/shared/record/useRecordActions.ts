import { IconPuzzle } from '@tabler/icons-react';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type {
  ActionProps,
  ExtensionIcon,
  LoadPart,
  RecordProps,
  TextKey,
} from '#app/extensions/extension.ts';
import { namespaceOf } from '#app/extensions/namespace.ts';
import { labelOf } from '#app/extensions/texts.ts';
import { useRun } from '#app/extensions/useRun.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import { useRecordPlace } from './record-place.ts';
import type { OpenedAction } from './useExtensionActions.tsx';

/** Their kind has been compared. */
interface AnyAction {
  label: TextKey;
  icon?: ExtensionIcon;
  reason?: (record: object) => TextKey | undefined;
  run?: (props: RecordProps) => Promise<void> | void;
  open?: LoadPart<ActionProps>;
}

export interface RecordAction {
  id: string;
  label: string;
  icon: ExtensionIcon;
  /** Undefined if it can be chosen. */
  reason: string | undefined;
  choose: () => void;
}

function reasonAgainst({ reason }: AnyAction, record: object): TextKey | undefined {
  try {
    return reason?.(record);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Those that extensions add to the record's kind. */
export function useRecordActions(
  record: object,
  onOpen: (action: OpenedAction) => void,
): readonly RecordAction[] {
  const { id, namespace } = useRecordPlace();
  const { t } = useTranslation('app');
  const run = useRun();
  const extensions = useContext(ExtensionsContext);
  const kind = RECORD_KINDS[namespace];
  return useMemo(
    () =>
      extensions.flatMap(({ name, actions = [] }) =>
        (actions.filter(({ on }) => on === kind) as unknown as AnyAction[]).map((action) => {
          const { label, icon = IconPuzzle, run: runNow, open } = action;
          const reason = reasonAgainst(action, record);
          return {
            id: `${namespaceOf(name)}-action-${label}`,
            label: t(labelOf(name, label)),
            icon,
            reason: reason === undefined ? undefined : t(labelOf(name, reason)),
            choose: () => {
              if (runNow) void run(name, () => runNow({ id, record } as RecordProps));
              else if (open) onOpen({ extension: name, label, open });
            },
          };
        }),
      ),
    [extensions, kind, id, record, onOpen, run, t],
  );
}
