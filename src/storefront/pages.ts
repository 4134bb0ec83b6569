export interface Page {
  count: number;
  limit: number;
  offset: number;
}

/**
 * Reads a list page by page.
 * @example
 * const pages = eachPage((page) => client.GET('/store/products', { params: { query: page } }));
 * for await (const { products } of pages) show(products);
 */
export async function* eachPage<T extends Page>(
  read: (page: { limit: number; offset: number }) => Promise<T>,
  limit = 100,
): AsyncGenerator<T, void> {
  let answer = await read({ limit, offset: 0 });
  yield answer;
  while (answer.limit > 0 && answer.offset + answer.limit < answer.count) {
    answer = await read({ limit, offset: answer.offset + answer.limit });
    yield answer;
  }
}
