import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import type { Change, DemoState, DemoStorage } from './backend.ts';

interface Schema extends DBSchema {
  changes: { key: number; value: Change };
  state: { key: 'now'; value: DemoState };
}

/** In this browser. */
export function openStorage(): DemoStorage {
  const opened = openDB<Schema>('quartermaster-demo', 1, {
    upgrade: (created) => {
      created.createObjectStore('changes', { autoIncrement: true });
      created.createObjectStore('state');
    },
  });
  return {
    load: async () => {
      const database = await opened;
      const [changes, state] = await Promise.all([
        database.getAll('changes'),
        database.get('state', 'now'),
      ]);
      return { changes, state };
    },
    add: async (change) => {
      await (await opened).add('changes', change);
    },
    clearChanges: async () => (await opened).clear('changes'),
    saveState: async (state) => {
      await (await opened).put('state', state, 'now');
    },
  };
}
