import { expect, test } from 'vitest';
import type { ReturnReasonDetail } from '#generated/admin/admin.schemas.ts';
import { reasonChoices } from './useReturnChoices.ts';

const reason = (id: string, label: string, fields: object = {}): ReturnReasonDetail =>
  ({ id, label, value: id, ...fields }) as unknown as ReturnReasonDetail;

test('sub-reasons, which the server lists with their parent, are chosen in its place', () => {
  const reasons = [
    reason('size', 'Wrong size', {
      return_reason_children: [reason('small', 'Too small'), reason('large', 'Too large')],
    }),
    reason('other', 'Other', { return_reason_children: [] }),
    reason('none', 'None', { return_reason_children: null }),
  ];
  expect(reasonChoices(reasons)).toEqual([
    { id: 'other', label: 'Other' },
    { id: 'none', label: 'None' },
    { id: 'small', label: 'Wrong size › Too small' },
    { id: 'large', label: 'Wrong size › Too large' },
  ]);
});
