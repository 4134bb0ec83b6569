/** The digits of an EAN, UPC or other barcode, when a text can be one: 8 to 14 of them, with or without spaces. */
export function codeIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}
