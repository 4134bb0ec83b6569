/** Used by old spreadsheets, by script. */
export const OLD_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type OldEncoding = (typeof OLD_ENCODINGS)[number];

export const isOldEncoding = (name: string): name is OldEncoding =>
  OLD_ENCODINGS.some((encoding) => encoding === name);

export interface Decoded {
  text: string;
  /** Undefined if certain. */
  guess?: OldEncoding;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** ZIP (xlsx, ods, numbers) or old Excel. */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Bytes. */
const SAMPLE = 4096;

/** Detects UTF-16 without BOM: in Western texts every second byte is 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.35;
  if (odd > most && even < most / 8) return 'utf-16le';
  return even > most && odd < most / 8 ? 'utf-16be' : undefined;
}

/**
 * Decodes by BOM, else UTF-8, else an old encoding (Western).
 *
 * @param encoding chosen by the user
 */
export function decode(bytes: Uint8Array, encoding?: OldEncoding): Decoded {
  const marked = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : unmarkedUtf16(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const guess = encoding ?? 'windows-1252';
    return { text: new TextDecoder(guess).decode(bytes), guess };
  }
}
