/** Digits of any script as those of ASCII: ٣ and ３ are 3. Blocks of digits begin with their zero. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (sign) => {
    // Digits that are only drawn otherwise (full width, bold) are those of ASCII already.
    const digit = sign.normalize('NFKC');
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
