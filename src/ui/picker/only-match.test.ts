import { expect, test } from 'vitest';
import { onlyMatch } from './only-match.ts';

const named = (...labels: string[]): { value: string; label: string }[] =>
  labels.map((label) => ({ value: label, label }));

test('the one match is meant, whatever it is called', () => {
  expect(onlyMatch({ options: named('Germany'), count: 1 }, 'Germ')?.label).toBe('Germany');
  expect(onlyMatch({ options: [], count: 0 }, 'Germ')).toBeUndefined();
});

test('among several, the one that is called exactly so', () => {
  const options = named('🇳🇬 Nigeria', '🇳🇪 Niger');
  expect(onlyMatch({ options, count: 2 }, ' niger ')?.label).toBe('🇳🇪 Niger');
  expect(onlyMatch({ options, count: 2 }, 'nige')).toBeUndefined();
  expect(onlyMatch({ options: named('Sale', 'sale'), count: 2 }, 'sale')).toBeUndefined();
});

test('while not all are there, none is taken by its name', () => {
  expect(onlyMatch({ options: named('Sale', 'Sales'), count: 70 }, 'sale')).toBeUndefined();
});

test('Enter also takes the one that begins so', () => {
  const options = named('🇨🇬 Congo - Brazzaville', '🇧🇷 Brazil');
  const found = { options, count: 2 };
  expect(onlyMatch(found, 'braz')).toBeUndefined();
  expect(onlyMatch(found, 'braz', { byBeginning: true })?.label).toBe('🇧🇷 Brazil');
  const both = { options: named('Austria', 'Australia'), count: 2 };
  expect(onlyMatch(both, 'aus', { byBeginning: true })).toBeUndefined();
  expect(onlyMatch({ ...found, count: 3 }, 'braz', { byBeginning: true })).toBeUndefined();
});
