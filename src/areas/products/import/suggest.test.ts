// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { readSheet } from './read.ts';
import { rememberMapping, suggestedTargets } from './suggest.ts';

const OWNER = 'https://store.example.usr_1';

function suggestions(headings: string, owner?: string): Record<string, string> {
  const sheet = readSheet(`${headings}\n${headings}`);
  return Object.fromEntries(
    [...suggestedTargets(sheet, 'EUR', owner)].map(([column, target]) => [
      sheet.headers[column] ?? '',
      target,
    ]),
  );
}

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('the headings of another system’s export mean columns of this one', () => {
  expect(
    suggestions(
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Variant Barcode,Google Shopping / Gender,Shelf',
    ),
  ).toEqual({
    Handle: 'Product Handle',
    Title: 'Product Title',
    'Body (HTML)': 'Product Description',
    Vendor: '',
    Type: 'Product Type',
    Tags: 'Product Tags',
    Published: '',
    Status: 'Product Status',
    'Option1 Name': 'Option 1 Name',
    'Option1 Value': 'Option 1 Value',
    'Variant Inventory Qty': 'Variant Inventory Quantity',
    'Variant Price': 'Price EUR',
    'Image Src': 'Image 1 Url',
    'Google Shopping / Gender': '',
  });
});

test('empty columns are to be skipped', () => {
  const sheet = readSheet('Handle,Title,Shelf\nlamp,,');
  expect([...suggestedTargets(sheet, 'EUR', undefined).values()]).toEqual([
    'Product Handle',
    '',
    '',
  ]);
});

test('no column is suggested twice, and none that the file has already', () => {
  expect(suggestions('Product Title,Name,SKU,Article number')).toEqual({ SKU: 'Variant SKU' });
});

test('what someone chose for a heading is suggested for their next file, and to nobody else', () => {
  rememberMapping('Shelf', 'Product Material', OWNER);
  rememberMapping('Vendor', 'Product Subtitle', OWNER);
  rememberMapping('Colour of the box', '', OWNER);
  rememberMapping('constructor', '', OWNER);
  expect(suggestions('shelf,Vendor,Colour of the  box,constructor,Other', OWNER)).toEqual({
    shelf: 'Product Material',
    Vendor: 'Product Subtitle',
    'Colour of the  box': '',
    constructor: '',
  });
  expect(suggestions('Shelf,Vendor,Other', 'https://store.example.usr_2')).toEqual({ Vendor: '' });
  expect(suggestions('constructor,Other', 'https://store.example.usr_2')).toEqual({});
});

test('only the headings that were mapped last are remembered', () => {
  for (let at = 0; at < 310; at += 1) rememberMapping(`Field ${at}`, '', OWNER);
  expect(suggestions('Field 9,Field 10,Field 309', OWNER)).toEqual({
    'Field 10': '',
    'Field 309': '',
  });
});
