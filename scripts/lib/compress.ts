import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzip } from './gzip.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|wasm)$/;

/** Bytes; smaller files gain nothing. */
const SMALLEST = 1024;

/**
 * Writes `.br` and `.gz` beside files.
 *
 * @returns number of files compressed
 */
export function compressFiles(folder: string): number {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    // Edited after the build; a compressed copy would hide the edit.
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || entry.name === 'config.json') continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${path}.gz`, gzip(content));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    count += 1;
  }
  return count;
}
