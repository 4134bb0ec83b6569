import { expect, test } from 'vitest';
import { rowProblems } from './guarantee-rows.ts';

const UNIT = 'scripts/lib/guarantee-rows.test.ts';
const BROWSER = 'tests/e2e/live/walk.spec.ts';
const problemsOf = (level: string, heldBy: string, command = 'test:all'): string[] =>
  rowProblems(['kit', 'Something holds', level, heldBy, command]);

test('a row whose tests exist at its level is right', () => {
  expect(problemsOf('unit', `${UNIT} › a row whose tests exist ; ${BROWSER}`, 'test')).toEqual([]);
});

test.each([
  ['nothing', UNIT, ['nothing is no level']],
  ['server', UNIT, ['its tests are unit']],
  ['browser', `${UNIT} ; ${BROWSER}`, ['its tests are unit and browser']],
  ['unit', 'tests/start.test.ts', ['its tests are server']],
  ['unit', 'tests/contract/prism.test.ts', ['its tests are contract']],
  ['unit', `${UNIT} › no such title`, [`${UNIT} has no test “no such title”`]],
])('a row at the level %s, held by %s: %j', (level, heldBy, problems) => {
  expect(problemsOf(level, heldBy)).toEqual(problems);
});

test('a test is named once, by its file or its title', () => {
  const title = 'a row whose tests exist';
  const twice = [`${UNIT} › ${title} at its level is named twice`];
  expect(problemsOf('unit', `${UNIT} ; ${UNIT} › ${title} at its level`)).toEqual(twice);
  expect(problemsOf('unit', `${UNIT} › ${title} ; ${UNIT} › ${title} at its level`)).toEqual(twice);
});

test('npm test has to run one of the tests that it is said to run', () => {
  const problem = ['npm test runs none of its tests'];
  expect(problemsOf('server', 'tests/start.test.ts', 'test')).toEqual(problem);
  expect(rowProblems(['kit', 'Something holds'])).toEqual(['not five columns']);
});
