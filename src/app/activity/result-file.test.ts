import { expect, test } from 'vitest';
import { safeFile } from './result-file.ts';

test('a file of the server becomes safe to open', () => {
  expect(safeFile('Product Title;Price KWD;Note\r\n=1+1;255;-5\r\n"=a;b";;"x" y\r\n')).toBe(
    '\uFEFFProduct Title;Price KWD;Note\r\n\'=1+1;25.5;-5\r\n"\'=a;b";;"""x"" y"\r\n',
  );
});

test('an empty file stays empty', () => {
  expect(safeFile('A;B\r\n')).toBe('\uFEFFA;B\r\n');
});
