/** By operation: examples, error statuses and delays, separated by spaces. */
export type WantedExamples = ReadonlyMap<string, string>;

/** Parses `?mock=getOrder:refunded,listProducts:empty,updateProduct:422`; skips invalid parts. */
export function readWantedExamples(search: string): WantedExamples {
  const wanted = new Map<string, string>();
  for (const part of (new URLSearchParams(search).get('mock') ?? '').split(',')) {
    const [operation, example] = part.split(':').map((text) => text.trim());
    if (operation && example && /^[\w-]+$/.test(operation) && /^[\w-]+$/.test(example)) {
      const others = wanted.get(operation);
      wanted.set(operation, others === undefined ? example : `${others} ${example}`);
    }
  }
  return wanted;
}

export function preferHeader(examples: string): Record<string, string> {
  const parts = examples.split(' ').map((one) => {
    if (/^delay-\d+$/.test(one)) return one.replace('-', '=');
    return /^\d{3}$/.test(one) ? `code=${one}` : `example=${one}`;
  });
  return { Prefer: parts.join(', ') };
}
