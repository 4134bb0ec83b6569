import { expect, test } from 'vitest';
import { generalBody } from './general.ts';
import type { GeneralValues } from './general.ts';

const before: GeneralValues = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0018',
  groups: ['cgrp_1'],
};

test('only what changed is sent, and what was emptied as nothing', () => {
  expect(generalBody(before, before)).toEqual({});
  expect(generalBody(before, { ...before, first_name: ' Augusta ', phone: '' })).toEqual({
    first_name: 'Augusta',
    phone: null,
  });
});

test('groups are sent all together', () => {
  expect(generalBody(before, { ...before, groups: ['cgrp_1', 'cgrp_2'] })).toEqual({
    groups: [{ id: 'cgrp_1' }, { id: 'cgrp_2' }],
  });
  expect(generalBody(before, { ...before, groups: [] })).toEqual({ groups: [] });
});
