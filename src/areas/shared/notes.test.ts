import { expect, test } from 'vitest';
import { byNewest } from './notes.ts';

test('the newest note comes first', () => {
  const at = (created_at: string): { created_at: string } => ({ created_at });
  expect(byNewest([at('2026-11-01T10:00:00Z'), at('2026-11-22T10:00:00Z')])).toEqual([
    at('2026-11-22T10:00:00Z'),
    at('2026-11-01T10:00:00Z'),
  ]);
});

test('what says no time that can be read comes last', () => {
  const damaged = [null, { created_at: 'yesterday' }, { created_at: '2026-11-22T10:00:00Z' }];
  expect(byNewest(damaged as never)[0]).toEqual({ created_at: '2026-11-22T10:00:00Z' });
});
