import { TO_DO_IDS } from '#app/area/to-do.ts';
import type { ToDo } from '#app/area/to-do.ts';

const entries = import.meta.glob<readonly ToDo[]>('../areas/*/to-do-entry.ts', {
  eager: true,
  import: 'toDos',
});

/** Of all areas, in the order of the page. */
export const toDos: readonly ToDo[] = Object.values(entries)
  .flat()
  .toSorted((one, other) => TO_DO_IDS.indexOf(one.id) - TO_DO_IDS.indexOf(other.id));
