/** The stocked store that comes with the project, so that a first start needn't stock one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Dump, dumpDatabase, restoreDatabase } from './dump.ts';
import { PARTS, filesIn, textIn } from './files.ts';
import { type DataPaths, sandboxFolder } from './paths.ts';

export const shippedFile = join(sandboxFolder, 'store.json.gz');

export interface ShippedStore {
  /** Hash of the sources that it was stocked by. */
  key: string;
  /** ISO; a copy shifts all dates. */
  seededAt: string;
  /** Server URL in its picture URLs. */
  url: string;
  database: Dump;
  /** Pictures and messages, by path. */
  files: Record<string, string>;
}

/** Returns null where there is none, or one that can't be read. */
export function readShipped(): ShippedStore | null {
  if (!existsSync(shippedFile)) return null;
  try {
    return JSON.parse(gunzipSync(readFileSync(shippedFile)).toString()) as ShippedStore;
  } catch {
    return null;
  }
}

export function writeShipped(store: ShippedStore): void {
  writeFileSync(shippedFile, gzipSync(JSON.stringify(store), { level: 9 }));
}

export async function packStore(
  paths: DataPaths,
  databaseUrl: string,
  about: Pick<ShippedStore, 'key' | 'seededAt' | 'url'>,
): Promise<ShippedStore> {
  const files: Record<string, string> = {};
  for (const part of PARTS) {
    for (const file of filesIn(join(paths.root, part))) {
      files[relative(paths.root, file)] = textIn(file);
    }
  }
  return { ...about, database: await dumpDatabase(databaseUrl), files };
}

/** Into an empty database and a folder without pictures and messages. */
export async function unpackStore(
  { database, files }: ShippedStore,
  paths: DataPaths,
  databaseUrl: string,
): Promise<void> {
  for (const part of PARTS) mkdirSync(join(paths.root, part), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(paths.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await restoreDatabase(databaseUrl, database);
}
