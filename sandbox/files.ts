import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxError } from './errors.ts';

/** Folders of a store beside its database. */
export const PARTS = ['uploads', 'messages'] as const;

export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}

/** @throws SandboxError where the bytes are no text */
export function textIn(file: string): string {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new SandboxError(`${file} holds no text.`);
  return text;
}
