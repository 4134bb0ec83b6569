import { expect, test } from 'vitest';
import { changedBody } from './changed-body.ts';

const before = { title: 'Lamp', subtitle: 'Brass', discountable: true };

test('only what changed is sent, without spaces around it', () => {
  expect(changedBody(before, { ...before, title: ' Oil lamp ' })).toEqual({ title: 'Oil lamp' });
  expect(changedBody(before, { ...before, discountable: false })).toEqual({ discountable: false });
  expect(changedBody(before, before)).toEqual({});
});

test('an emptied text is null where the server holds none', () => {
  const after = { ...before, title: '', subtitle: ' ' };
  expect(changedBody(before, after, ['subtitle'])).toEqual({ title: '', subtitle: null });
});
