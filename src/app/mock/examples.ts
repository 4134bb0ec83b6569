/** What is asked of the mock, by operation: the name of an example, or the status of an error. */
export type WantedExamples = ReadonlyMap<string, string>;

/**
 * Reads what an address asks of the mock: `?mock=getOrder:refunded,listProducts:empty,updateProduct:422`.
 * Parts that can't be read are left out.
 */
export function readWantedExamples(search: string): WantedExamples {
  const wanted = new Map<string, string>();
  for (const part of (new URLSearchParams(search).get('mock') ?? '').split(',')) {
    const [operation, example] = part.split(':').map((text) => text.trim());
    if (operation && example && /^[\w-]+$/.test(operation) && /^[\w-]+$/.test(example)) {
      wanted.set(operation, example);
    }
  }
  return wanted;
}

/** The header by which Prism is asked for an example or for an error. */
export function preferHeader(example: string): Record<string, string> {
  return { Prefer: /^\d{3}$/.test(example) ? `code=${example}` : `example=${example}` };
}
