import { IconFilePencil } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';
import { addDays } from '#ui/date/day.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { rangeToText } from '#ui/date/range.ts';
import { today } from '#ui/date/zone.ts';

/** Days that a draft may be open. */
const OPEN = 3;

export const toDos: readonly ToDo[] = [
  {
    id: 'drafts',
    icon: IconFilePencil,
    query: () =>
      new URLSearchParams({
        status: 'open',
        // The range includes its last day.
        created_at: rangeToText({ from: undefined, to: addDays(today(daysZone()), -OPEN - 1) }),
      }).toString(),
    to: paths.drafts,
    key: ['admin', 'draft-orders'],
    read: async (query, reading) => (await import('./to-do.ts')).findDrafts(query, reading),
  },
];
