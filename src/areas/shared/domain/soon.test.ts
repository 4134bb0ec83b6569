import { expect, test } from 'vitest';
import { changesSoon } from './soon.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['without dates', null, null, false],
  ['that starts tomorrow', '2026-11-21T12:00:00Z', null, true],
  ['that starts in seven days', '2026-11-27T12:00:00Z', null, true],
  ['that starts later', '2026-11-27T12:00:01Z', null, false],
  ['that runs and ends tomorrow', '2026-11-01T00:00:00Z', '2026-11-21T12:00:00Z', true],
  ['that runs and ends later', '2026-11-01T00:00:00Z', '2026-12-21T12:00:00Z', false],
  ['that is over', '2026-11-01T00:00:00Z', '2026-11-20T12:00:00Z', false],
  ['with dates that nobody can read', 'soon', 'later', false],
])('a period %s', (_, starts_at, ends_at, isSoon) => {
  expect(changesSoon({ starts_at, ends_at }, NOW)).toBe(isSoon);
});
