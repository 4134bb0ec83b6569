/** Each admin operation is used by a screen, or has a stated reason. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from '../../scripts/lib/modules.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { coreOperations } from './documents.ts';
import { INSTEAD, SCREEN_CODE, WITHOUT } from './operation-screens.ts';

const MOST_WITHOUT = 12;

const files = codeFiles('src')
  .filter((path) => /^src\/(app|areas)\//u.test(path))
  .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** Operation, hooks and options. */
function namesOf(operation: string): RegExp {
  const capital = operation.charAt(0).toUpperCase() + operation.slice(1);
  return new RegExp(
    String.raw`\b(${operation}|use${capital}|get${capital}(Infinite)?(Query|Mutation)Options)\b`,
    'u',
  );
}

const admin = coreOperations
  .filter(({ api }) => api === 'admin')
  .map(({ operation }) => operation.operationId ?? '');

const callersOf = (operation: string): string[] => {
  const names = namesOf(operation);
  return files
    .filter(({ text }) => text.includes('#generated/admin/') && names.test(text))
    .map(({ path }) => path);
};

const callers = new Map(admin.map((operation) => [operation, callersOf(operation)]));
const isCalled = (operation: string): boolean => (callers.get(operation) ?? []).length > 0;

const screensOf = (operation: string) =>
  SCREEN_CODE.filter(({ code }) =>
    (callers.get(operation) ?? []).some((path) => path.startsWith(code)),
  );

test('each operation is called by a screen, done by another one, or said to be without', () => {
  const unknown = admin.filter(
    (operation) =>
      screensOf(operation).length === 0 && !(operation in INSTEAD) && !(operation in WITHOUT),
  );
  expect(unknown).toEqual([]);
});

test('what is said to be done otherwise is, by an operation that a screen calls', () => {
  for (const [operation, other] of Object.entries(INSTEAD)) {
    expect(admin).toContain(operation);
    expect([operation, isCalled(operation)]).toEqual([operation, false]);
    expect([other, screensOf(other).length > 0]).toEqual([other, true]);
  }
});

test(`at most ${MOST_WITHOUT} operations are without a screen`, () => {
  for (const operation of Object.keys(WITHOUT)) {
    expect(admin).toContain(operation);
    expect([operation, isCalled(operation)]).toEqual([operation, false]);
  }
  expect(Object.keys(WITHOUT).length).toBeLessThanOrEqual(MOST_WITHOUT);
});

test('each screen has journeys', () => {
  for (const { screen, journeys } of SCREEN_CODE) {
    expect([screen, journeys.length > 0]).toEqual([screen, true]);
    for (const journey of journeys) {
      const path = `tests/e2e/live/${journey}.spec.ts`;
      expect([path, existsSync(inRoot(path))]).toEqual([path, true]);
    }
  }
});
