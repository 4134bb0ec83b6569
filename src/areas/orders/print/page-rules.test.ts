import { expect, test } from 'vitest';
import { cssText } from './page-rules.ts';

test('no text of the store ends the string that it is in', () => {
  const text = cssText('Tern & "Tiller"; } * { display: none } </style> \\ \n #12');
  expect(text.slice(1, -1)).not.toMatch(/["{};<>\n]|\\(?![0-9a-f]+ )/);
  expect(cssText('Söhne · #12')).toBe('"Söhne · #12"');
});
