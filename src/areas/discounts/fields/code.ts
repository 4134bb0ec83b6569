/** No look-alike characters. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const ALPHABET_SIZE = ALPHABET.length;

/** Returns an unguessable code; 31 possible characters each. */
export function randomCode(length: number): string {
  const bytes = new Uint8Array(1);
  let code = '';
  while (code.length < length) {
    crypto.getRandomValues(bytes);
    const byte = bytes[0] ?? 255;
    // The rest of the range would favor the first letters.
    if (byte < ALPHABET.length * 8) code += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return code;
}
