import { expect, test } from 'vitest';
import type { ReturnReasonDetail } from '#generated/admin/admin.schemas.ts';
import { inOrder, valueOf } from './reasons.ts';

const reason = (label: string, below: string[] = []): ReturnReasonDetail =>
  ({
    id: label,
    label,
    return_reason_children: below.map((child) => reason(child)),
  }) as unknown as ReturnReasonDetail;

test('each reason is followed by those below it', () => {
  const rows = inOrder([reason('Wrong size', ['Too small', 'Too large']), reason('Damaged')]);
  expect(rows.map((row) => [row.reason.label, row.level, row.below])).toEqual([
    ['Damaged', 0, 0],
    ['Wrong size', 0, 2],
    ['Too large', 1, 0],
    ['Too small', 1, 0],
  ]);
});

test('a reason without a list of those below it stands', () => {
  const damaged = { id: 'a', label: 'A', return_reason_children: null };
  expect(inOrder([damaged as unknown as ReturnReasonDetail])).toHaveLength(1);
});

test('a reason without a label stands, and what is no reason is left out', () => {
  const damaged = [null, { id: 'a', label: null }, reason('Damaged')];
  const rows = inOrder(damaged as unknown as ReturnReasonDetail[]);
  expect(rows.map((row) => row.reason.id)).toEqual(['a', 'Damaged']);
});

test('a value is made of a label in any script', () => {
  expect(valueOf(' Too small! ')).toBe('too_small');
  expect(valueOf('Défaut – couture')).toBe('defaut_couture');
  expect(valueOf('小さすぎる')).not.toBe('');
  expect(valueOf('!!!')).toBe('');
});
