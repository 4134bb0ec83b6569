import { browserValue } from '#app/preferences/storage.ts';
import { TO_DO_IDS } from '#app/area/to-do.ts';
import type { ToDoId } from '#app/area/to-do.ts';

const kept = browserValue<readonly unknown[]>('homeRows', []);

export function readShownRows(): readonly ToDoId[] {
  const ids = kept.read();
  return TO_DO_IDS.filter((id) => ids.includes(id));
}

export const saveShownRows = (ids: readonly ToDoId[]): void => kept.write(ids);
