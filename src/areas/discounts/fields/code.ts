/** Letters and digits that nobody mistakes for others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How many different characters a random code is made of. */
export const ALPHABET_SIZE = ALPHABET.length;

/** A random code that can't be guessed; each character is one of 31. */
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
