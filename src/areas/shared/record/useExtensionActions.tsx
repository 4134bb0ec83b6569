import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { ActionProps, LoadPart, TextKey } from '#app/extensions/extension.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';

export interface OpenedAction {
  extension: string;
  label: TextKey;
  open: LoadPart<ActionProps>;
}

const ActionCommands = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./ActionCommands.tsx'), 'ActionCommands')
  : undefined;
const ExtensionMenu = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./ExtensionMenu.tsx'), 'ExtensionMenu')
  : undefined;
const ExtensionDialog = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./ExtensionDialog.tsx'), 'ExtensionDialog')
  : undefined;

/** Entries for the record's menu, which the palette has too, and the dialog that one has opened. */
export function useExtensionActions(record: object): { menu: ReactNode; dialog: ReactNode } {
  const [action, setAction] = useState<OpenedAction>();
  const [isOpen, setOpen] = useState(false);
  const onOpen = useCallback((opened: OpenedAction): void => {
    setAction(opened);
    setOpen(true);
  }, []);
  if (!ActionCommands || !ExtensionMenu || !ExtensionDialog) return { menu: null, dialog: null };
  return {
    menu: (
      <Suspense fallback={null}>
        <ExtensionMenu record={record} onOpen={onOpen} />
      </Suspense>
    ),
    dialog: (
      <>
        <Suspense fallback={null}>
          <ActionCommands record={record} onOpen={onOpen} />
        </Suspense>
        <Suspense fallback={null}>
          {action ? (
            <ExtensionDialog
              record={record}
              action={action}
              opened={isOpen}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </Suspense>
      </>
    ),
  };
}
