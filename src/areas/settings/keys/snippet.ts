const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/**
 * What a storefront needs to read the products that a key opens, with the store's own client. It runs as it is, as a
 * module, in browsers and in Node.
 *
 * @param baseUrl where shoppers' browsers reach the store's server
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
