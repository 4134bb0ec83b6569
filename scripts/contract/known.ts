/** Ids for reading single records. */
export class Known {
  readonly #ids = new Map<string, string>();

  learn(path: string, body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const value of Object.values(body)) {
      const first: unknown = Array.isArray(value) ? value[0] : undefined;
      if (typeof first === 'object' && first !== null && 'id' in first) {
        this.#ids.set(path, String(first.id));
        return;
      }
    }
  }

  get(path: string): string | undefined {
    return this.#ids.get(path);
  }
}

/** @returns undefined when no matching record is known */
export function fillPath(path: string, known: Known): string | undefined {
  let filled = '';
  let template = '';
  for (const segment of path.split('/').slice(1)) {
    if (!segment.startsWith('{')) {
      filled += `/${segment}`;
    } else {
      const id = known.get(template);
      if (id === undefined) return undefined;
      filled += `/${encodeURIComponent(id)}`;
    }
    template += `/${segment}`;
  }
  return filled;
}
