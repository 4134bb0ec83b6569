import type { Json } from './document.ts';

type Row = { [key: string]: Json };

/** Records that answers gave, by the path of their list. */
export class Known {
  readonly #rows = new Map<string, Map<string, Row>>();

  /** @returns how many rows the answer has */
  learn(path: string, body: unknown): number {
    if (typeof body !== 'object' || body === null) return 0;
    const list: unknown = Object.values(body).find((value) => Array.isArray(value));
    if (!Array.isArray(list)) return 0;
    const rows = this.#rows.get(path) ?? new Map<string, Row>();
    for (const row of list as unknown[]) {
      if (typeof row !== 'object' || row === null || !('id' in row)) continue;
      rows.set(String(row.id), row as Row);
    }
    this.#rows.set(path, rows);
    return list.length;
  }

  count(): number {
    return [...this.#rows.values()].reduce((sum, { size }) => sum + size, 0);
  }

  ids(path: string): string[] {
    return [...(this.#rows.get(path)?.keys() ?? [])];
  }

  first(path: string): Row | undefined {
    return this.#rows.get(path)?.values().next().value;
  }

  /** Of the records that a property such as `region_id` or `product_ids` names. */
  idsFor(name: string): string[] {
    const words = name
      .replace(/\[\]$/, '')
      .replace(/_ids?$/, '')
      .split('_');
    for (const start of words.keys()) {
      const word = words.slice(start).join('-');
      const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
      for (const path of this.#rows.keys()) {
        const last = path.split('/').at(-1) ?? '';
        if (last === plural || last.endsWith(`-${plural}`)) return this.ids(path);
      }
    }
    return [];
  }
}

/** Each known record's path; of the first ones only, unless all are wanted. */
export function fillPaths(template: string, known: Known, all = false): string[] {
  let filled = [''];
  for (const segment of template.split('/').slice(1)) {
    filled = filled.flatMap((path) => {
      if (!segment.startsWith('{')) return [`${path}/${segment}`];
      const ids = known.ids(path);
      return (all ? ids : ids.slice(0, 1)).map((id) => `${path}/${encodeURIComponent(id)}`);
    });
  }
  return filled;
}

/** The list that would have named a record. */
export const listOf = (template: string): string => template.replace(/\/\{[^}]*\}.*$/, '');
