import { useContext, useEffect } from 'react';
import { SetPageCommands } from '#app/palette/further-commands.ts';
import type { OpenedAction } from './useExtensionActions.tsx';
import { useRecordActions } from './useRecordActions.ts';

interface ActionCommandsProps {
  record: object;
  onOpen: (action: OpenedAction) => void;
}

export function ActionCommands({ record, onOpen }: ActionCommandsProps): null {
  const set = useContext(SetPageCommands);
  const actions = useRecordActions(record, onOpen);
  useEffect(() => {
    const possible = actions.filter(({ reason }) => reason === undefined);
    set(possible.map(({ id, label, icon, choose }) => ({ id, label, icon, run: choose })));
    return () => set([]);
  }, [set, actions]);
  return null;
}
