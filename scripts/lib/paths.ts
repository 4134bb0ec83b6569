import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the project. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** The command-line program of an installed package. */
export const bin = (name: string): string => inRoot('node_modules', '.bin', name);
