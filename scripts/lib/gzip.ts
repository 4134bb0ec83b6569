import { gzipSync } from 'node:zlib';

/** Place in the header of RFC 1952 that names the system, and its value for an unknown one. */
const SYSTEM = 9;
const UNKNOWN = 255;

/** The same bytes on each system. */
export function gzip(content: Uint8Array): Buffer {
  const packed = gzipSync(content, { level: 9 });
  packed[SYSTEM] = UNKNOWN;
  return packed;
}
