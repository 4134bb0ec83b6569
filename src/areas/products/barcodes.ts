/** Returns the digits of `text` if it can be a barcode (EAN, UPC …): 8–14 digits, spaces allowed. */
export function codeIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}
