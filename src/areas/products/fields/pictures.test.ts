import { expect, test } from 'vitest';
import {
  ALT_KEY,
  ORDER_KEY,
  addPicture,
  pictureMetadata,
  altTexts,
  picturesOf,
  settlePictures,
} from './pictures.ts';
import type { Pictures } from './pictures.ts';

test('texts of pictures are read from the metadata, whatever else is there', () => {
  expect(altTexts(null)).toEqual({});
  expect(altTexts({ [ALT_KEY]: 'x' })).toEqual({});
  expect(altTexts({ [ALT_KEY]: { a: 'A lamp', b: 5 } })).toEqual({ a: 'A lamp' });
  expect(picturesOf({ thumbnail: null, metadata: null })).toEqual({
    images: [],
    thumbnail: null,
    alts: {},
  });
});

test('only texts of pictures that are there are written', () => {
  const alts = { a: ' A lamp ', b: ' ', gone: 'x' };
  expect(pictureMetadata({ images: ['a', 'b'], thumbnail: null, alts })).toEqual({
    [ALT_KEY]: { a: 'A lamp' },
    [ORDER_KEY]: ['a', 'b'],
  });
  expect(pictureMetadata({ images: ['b'], thumbnail: null, alts })).toEqual({
    [ALT_KEY]: '',
    [ORDER_KEY]: '',
  });
});

test('pictures land in the order in which they were chosen, whichever arrives first', () => {
  const places = new Map(['new-1', 'new-2', 'new-3'].map((url, place) => [url, place]));
  const orders = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
  ].map((order) => order.map((number) => `new-${number}`));
  for (const order of orders) {
    const first = order.reduce((pictures, url) => addPicture(pictures, url, places), {
      images: [],
      thumbnail: null,
      alts: {},
    } as Pictures);
    expect(first).toEqual({ images: ['new-1', 'new-2', 'new-3'], thumbnail: 'new-1', alts: {} });
    const more = order.reduce((pictures, url) => addPicture(pictures, url, places), {
      images: ['a', 'b'],
      thumbnail: 'b',
      alts: {},
    } as Pictures);
    expect(more.images).toEqual(['a', 'b', 'new-1', 'new-2', 'new-3']);
    expect(more.thumbnail).toBe('b');
  }
});

test('a thumbnail that someone has chosen stays when an earlier picture arrives late', () => {
  const places = new Map(['new-1', 'new-2', 'new-3'].map((url, place) => [url, place]));
  const chosen: Pictures = { images: ['new-2', 'new-3'], thumbnail: 'new-3', alts: {} };
  expect(addPicture(chosen, 'new-1', places)).toEqual({
    images: ['new-1', 'new-2', 'new-3'],
    thumbnail: 'new-3',
    alts: {},
  });
});

test('pictures stand as noted, whatever the server shows; those it does not know come last', () => {
  const images = ['d', 'b', 'a', 'c'].map((url) => ({ url }));
  const order = (noted: unknown): string =>
    picturesOf({ images, thumbnail: null, metadata: { [ORDER_KEY]: noted } }).images.join('');
  expect(order(['a', 'b', 'gone', 'c'])).toBe('abcd');
  expect(order(undefined)).toBe('dbac');
  expect(order('abcd')).toBe('dbac');
});

test('a picture that is gone is no thumbnail, and takes its text along', () => {
  const known = new Set(['a', 'b']);
  const alts = { a: 'A lamp', b: 'A lantern' };
  expect(settlePictures({ images: ['b'], thumbnail: 'a', alts }, known)).toEqual({
    images: ['b'],
    thumbnail: 'b',
    alts: { b: 'A lantern' },
  });
  expect(settlePictures({ images: [], thumbnail: 'b', alts }, known)).toEqual({
    images: [],
    thumbnail: null,
    alts: {},
  });
  const apart = { images: ['a', 'b'], thumbnail: 'elsewhere', alts };
  expect(settlePictures(apart, known)).toEqual(apart);
});
