/** Encodings of the files that old spreadsheets save, by the script that each is used for. */
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
  /** The encoding that was taken for want of a better sign; undefined where the file is sure of its own. */
  guess?: OldEncoding;
}

/** What the first bytes of a file give away. */
const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Whether it is a spreadsheet's own file: a ZIP (xlsx, ods, numbers) or an old Excel one. */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Bytes that are looked at to find out whether there are two for each character. */
const SAMPLE = 4096;

/** A text of two bytes a character without a mark: in Western texts, every second byte is 0. */
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
 * Reads the text of a file: as its mark says, else as UTF-8, else in the encoding of an old spreadsheet, of which the
 * Western one is the likeliest.
 *
 * @param encoding what someone chose for a file that doesn't say
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
