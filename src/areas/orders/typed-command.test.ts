import { expect, test } from 'vitest';
import { isAskedFor, typedCommand } from './typed-command.ts';

const VERBS = {
  capture: ['capture', 'charge', 'تحصيل'],
  cancel: ['cancel'],
  ship: ['ship', 'mark as shipped', 'versenden'],
  cancelFulfillment: ['cancel fulfillment'],
};
const NOUNS = ['order', 'الطلب'];

test.each<[string, string[], number]>([
  ['capture 1042', ['capture'], 1042],
  ['  Capture   #1042 ', ['capture'], 1042],
  ['capture order 1042', ['capture'], 1042],
  ['charge 7', ['capture'], 7],
  ['1042 ship', ['ship'], 1042],
  ['#1042 mark as shipped', ['ship'], 1042],
  ['cap 1042', ['capture'], 1042],
  ['ca 1042', ['capture', 'cancel', 'cancelFulfillment'], 1042],
  ['cancel 1042', ['cancel'], 1042],
  ['cancel ful 1042', ['cancelFulfillment'], 1042],
  ['versenden 12', ['ship'], 12],
  ['تحصيل الطلب ١٠٤٢', ['capture'], 1042],
])('“%s” is understood', (text, names, number) => {
  expect(typedCommand(text, VERBS, NOUNS)).toEqual({ names, number });
});

test.each([
  '',
  '1042',
  'capture',
  'c 1042',
  'ship 0',
  'capture 99999999999',
  'capture 10 42',
  'order 1042',
  'lamp 3000 white',
  'capture 1042 ship',
  'lamp 3000',
])('“%s” is something else', (text) => {
  expect(typedCommand(text, VERBS, NOUNS)).toBeUndefined();
});

test('a queue is asked for by its word, and by the name of its view', () => {
  const words = ['queue', 'go to'];
  expect(isAskedFor('queue', words, 'Work through: To ship')).toBe(true);
  expect(isAskedFor('go to queue', words, 'Work through: To ship')).toBe(true);
  expect(isAskedFor('que ship', words, 'Work through: To ship')).toBe(true);
  expect(isAskedFor('queue returns', words, 'Work through: To ship')).toBe(false);
  expect(isAskedFor('队列', ['队列'], '待发货')).toBe(true);
  expect(isAskedFor('to ship', words, 'Work through: To ship')).toBe(false);
  expect(isAskedFor('', words, 'Work through: To ship')).toBe(false);
});
