import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzip } from './gzip.ts';

export interface TarEntry {
  /** With forward slashes. */
  path: string;
  content: Uint8Array;
}

const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= NAME_BYTES) return { prefix: '', name: path };
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const prefix = path.slice(0, slash);
    const name = path.slice(slash + 1);
    if (Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(name) <= NAME_BYTES) {
      return { prefix, name };
    }
  }
  throw new Error(`${path} is too long for a tar archive.`);
}

/** Offsets are those of POSIX ustar. */
function header(path: string, size: number, mtime: number): Buffer {
  const { prefix, name } = splitPath(path);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o644, 7), 100);
  // User and group.
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(mtime, 11), 136);
  // The checksum counts its own field as spaces.
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u{0}00', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\u{0} `, 148);
  return block;
}

/**
 * The same files give the same bytes.
 *
 * @param mtime of all entries, in seconds since 1970
 */
export function tarGz(entries: readonly TarEntry[], mtime: number): Buffer {
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const blocks = sorted.flatMap(({ path, content }) => [
    header(path, content.length, mtime),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  return gzip(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** Like `npm pack`, whatever the mode and time of the files. */
export const packageTgz = (folder: string, mtime: number): Buffer =>
  tarGz(entriesOf(folder, 'package'), mtime);

/** All files of a folder. */
export function entriesOf(folder: string, prefix: string): TarEntry[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      return { path: `${prefix}/${path}`, content: readFileSync(file) };
    });
}
