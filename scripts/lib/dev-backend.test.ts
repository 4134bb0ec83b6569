import { expect, test } from 'vitest';
import { chosenBackend } from './dev-backend.ts';
import { UserError } from './stop.ts';

test.each([
  { args: [], choice: 'sandbox' },
  { args: ['--mock'], choice: 'mock' },
  { args: ['--backend', 'https://store.example/'], choice: { url: 'https://store.example' } },
  { args: ['--backend=http://localhost:9000'], choice: { url: 'http://localhost:9000' } },
])('the dev server with $args starts on $choice', ({ args, choice }) => {
  expect(chosenBackend(args)).toEqual(choice);
});

test.each([
  { args: ['--backend', 'localhost:9000'] },
  { args: ['--backend=store.example'] },
  { args: ['--backend='] },
  { args: ['--backend'] },
  { args: ['--mock', '--backend', 'https://store.example'] },
  { args: ['--mokc'] },
  { args: ['https://store.example'] },
])('$args is refused: no sandbox starts in its place', ({ args }) => {
  expect(() => chosenBackend(args)).toThrow(UserError);
});
