/** Converts ٣ and ３ to 3. Unicode digit blocks start with their zero. */
export function toAsciiDigits(text: string): string {
  // Most texts have none, and files have many.
  if (!/[\u0080-\uFFFF]/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (sign) => {
    // NFKC maps full-width and bold digits to ASCII.
    const digit = sign.normalize('NFKC');
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
