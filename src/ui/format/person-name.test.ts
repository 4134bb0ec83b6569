import { expect, test } from 'vitest';
import { fullName, personName } from './person-name.ts';

const ada = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };

test('a customer is called by the name, and a guest without one by the email address', () => {
  expect(personName(ada)).toBe('Ada Lovelace');
  expect(personName({ ...ada, first_name: null })).toBe('Lovelace');
  expect(personName({ ...ada, first_name: null, last_name: ' ' })).toBe('ada@example.com');
  expect(fullName({ ...ada, first_name: '', last_name: null })).toBeUndefined();
});

test('a damaged record has the name that can be read of it', () => {
  const damaged = { first_name: 7, last_name: { wrong: true }, email: null } as never;
  expect(fullName(damaged)).toBeUndefined();
  expect(personName(damaged)).toBe('');
  expect(personName({ ...ada, first_name: ['Ada'] as never })).toBe('Lovelace');
});

test('names in Chinese, Korean and Japanese begin with the last name', () => {
  expect(fullName({ first_name: '健', last_name: '佐藤' })).toBe('佐藤 健');
  expect(fullName({ first_name: '민준', last_name: '김' })).toBe('김 민준');
  expect(fullName({ first_name: 'さくら', last_name: '田中' })).toBe('田中 さくら');
  expect(fullName({ first_name: 'ジョン', last_name: 'スミス' })).toBe('ジョン スミス');
  expect(fullName({ first_name: 'Anna', last_name: '陳' })).toBe('Anna 陳');
});
