import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { extensionNames } from '../lib/extensions.ts';
import { inRoot } from '../lib/paths.ts';
import type { Document } from './document.ts';
import { merge } from './overlay.ts';

/** A store's own ones come first. */
const FOLDERS = ['extensions', 'examples/extensions'];

interface ExtensionDocument {
  name: string;
  document: Document;
}

/** Endpoints of extensions: `openapi/admin.yaml` in their folders, whole in one file. */
export function extensionDocuments(folders: readonly string[] = FOLDERS): ExtensionDocument[] {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const name of extensionNames(inRoot(folder))) {
      const file = inRoot(folder, name, 'openapi', 'admin.yaml');
      if (!files.has(name) && existsSync(file)) files.set(name, file);
    }
  }
  return [...files].map(([name, file]) => ({
    name,
    document: parse(readFileSync(file, 'utf8')) as Document,
  }));
}

/** @throws Error naming the extension, if a path or schema of its own is the contract's */
export const withExtensions = (
  admin: Document,
  extensions: readonly ExtensionDocument[],
): Document =>
  extensions.reduce((all, { name, document }) => {
    try {
      return merge(all, document);
    } catch (error) {
      throw new Error(`The extension ${name}: ${(error as Error).message}`, { cause: error });
    }
  }, admin);
