const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/**
 * Returns a module for browsers and Node that reads the key's products.
 *
 * @param baseUrl server URL as shoppers' browsers reach it
 */
export const snippetFor = (key: string, baseUrl: string): string =>
  `import { createStorefrontClient } from 'quartermaster-storefront';

const client = createStorefrontClient({
  baseUrl: ${quoted(baseUrl)},
  publishableKey: ${quoted(key)},
});

const { products } = await client.GET('/store/products');
console.log(products.map((product) => product.title));
`;
