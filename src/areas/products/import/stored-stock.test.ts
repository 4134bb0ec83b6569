// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { keptWork, ownerKey } from '#app/preferences/storage.ts';
import { clearStock, loadStock, saveStock } from './stored-stock.ts';

const owner = ownerKey('usr_1');

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('the stock of several imports is kept, and is unfinished work until it is set', () => {
  expect(keptWork('usr_1')).toEqual([]);
  saveStock('lamps', 'lamps;5', owner);
  saveStock('desks', 'desks;3', owner);
  expect([loadStock('lamps', owner), loadStock('desks', owner)]).toEqual(['lamps;5', 'desks;3']);
  expect(keptWork('usr_1')).toEqual(['importStock']);
  clearStock('desks', owner);
  clearStock('mugs', owner);
  expect([loadStock('lamps', owner), loadStock('desks', owner)]).toEqual(['lamps;5', undefined]);
  clearStock('lamps', owner);
  expect(keptWork('usr_1')).toEqual([]);
});

test('of many imports the latest are kept', () => {
  for (let at = 0; at <= 10; at += 1) saveStock(`list ${at}`, `${at}`, owner);
  expect(loadStock('list 0', owner)).toBeUndefined();
  expect(loadStock('list 1', owner)).toBe('1');
  expect(loadStock('list 10', owner)).toBe('10');
});

test('the stock of an import is its person’s', () => {
  saveStock('lamps', 'lamps;5', owner);
  expect(loadStock('lamps', ownerKey('usr_2'))).toBeUndefined();
  expect(keptWork('usr_2')).toEqual([]);
});
