import { expect, test } from 'vitest';
import { snippetFor } from './snippet.ts';

test('the snippet names the key and the server', () => {
  const snippet = snippetFor('pk_01', 'https://api.shop.example');
  expect(snippet).toContain("baseUrl: 'https://api.shop.example',");
  expect(snippet).toContain("publishableKey: 'pk_01',");
});

test('a quote in an address ends no string', () => {
  expect(snippetFor('pk_01', "https://shop.example/it's")).toContain(
    String.raw`'https://shop.example/it\'s'`,
  );
});
