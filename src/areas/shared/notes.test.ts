import { expect, test } from 'vitest';
import { byNewest } from './notes.ts';

test('the newest note comes first', () => {
  const at = (created_at: string): { created_at: string } => ({ created_at });
  expect(byNewest([at('2026-11-01T10:00:00Z'), at('2026-11-22T10:00:00Z')])).toEqual([
    at('2026-11-22T10:00:00Z'),
    at('2026-11-01T10:00:00Z'),
  ]);
});
