import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['full width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['ASCII', '0123456789'],
])('%s digits', (_script, digits) => {
  expect(toAsciiDigits(digits)).toBe('0123456789');
});

test('all else stays', () => {
  expect(toAsciiDigits('a ½ ٫ ٣')).toBe('a ½ ٫ 3');
});
