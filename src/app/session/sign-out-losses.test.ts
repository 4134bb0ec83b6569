import { expect, test } from 'vitest';
import { isNothingLost } from './sign-out-losses.ts';
import type { SignOutLosses } from './sign-out-losses.ts';

const nothing: SignOutLosses = { here: false, elsewhere: [], work: [], views: 0, viewsStay: false };

test.each<[string, Partial<SignOutLosses>, boolean]>([
  ['nothing', {}, true],
  ['unsaved changes on the page', { here: true }, false],
  ['unsaved changes in another tab', { elsewhere: ['Lamp'] }, false],
  ['a draft', { work: ['productDraft'] }, false],
  ['saved views', { views: 2 }, false],
  ['saved views that stay', { views: 2, viewsStay: true }, true],
])('signing out with %s', (_what, losses, isNothing) => {
  expect(isNothingLost({ ...nothing, ...losses })).toBe(isNothing);
});
