import { createContext } from 'react';
import type { AreaIcon } from '../area/area.ts';

export interface FurtherCommand {
  id: string;
  label: string;
  icon: AreaIcon;
  /** To find it by, besides its label. */
  keywords?: string;
  to?: string;
  run?: () => void;
}

/** Those of extensions. */
export const FurtherCommands = createContext<readonly FurtherCommand[]>([]);

/** Sets those of the page that is shown. */
export const SetPageCommands = createContext<(commands: readonly FurtherCommand[]) => void>(
  () => undefined,
);
