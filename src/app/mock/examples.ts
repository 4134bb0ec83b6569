/** By operation: an example's name or an error status. */
export type WantedExamples = ReadonlyMap<string, string>;

/** Parses `?mock=getOrder:refunded,listProducts:empty,updateProduct:422`; skips invalid parts. */
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

export function preferHeader(example: string): Record<string, string> {
  return { Prefer: /^\d{3}$/.test(example) ? `code=${example}` : `example=${example}` };
}
