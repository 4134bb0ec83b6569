import type { Document, Json } from './document.ts';
import { escapeHtml as text } from './escape-html.ts';

type Schema = { [key: string]: Json };

/** Alphabetical. */
export function schemasHtml(document: Document): string {
  const schemas = Object.entries(document.components?.['schemas'] ?? {});
  return schemas
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<article id="schema-${name}"><h3>${name}</h3>${schemaHtml(document, schema)}</article>`,
    )
    .join('\n');
}

export function schemaHtml(document: Document, schema: Json): string {
  const one = schema as Schema;
  if (typeof one['$ref'] === 'string') {
    const name = one['$ref'].split('/').at(-1) ?? '';
    return `<a href="#schema-${name}"><code>${name}</code></a>`;
  }
  const note =
    typeof one['description'] === 'string' ? `<p class="soft">${text(one['description'])}</p>` : '';
  for (const [key, word] of [
    ['allOf', ' and '],
    ['anyOf', ' or '],
    ['oneOf', ' or '],
  ] as const) {
    const parts = one[key];
    if (Array.isArray(parts)) {
      return note + parts.map((part) => schemaHtml(document, part)).join(word);
    }
  }
  if (one['items'] !== undefined) return `${note}list of ${schemaHtml(document, one['items'])}`;
  if (one['properties']) return note + properties(document, one);
  return note + simple(one);
}

function properties(document: Document, schema: Schema): string {
  const required = new Set(schema['required'] as string[] | undefined);
  const rows = Object.entries(schema['properties'] as Schema).map(
    ([name, one]) =>
      `<li><code>${text(name)}</code>${required.has(name) ? ' *' : ''} ${schemaHtml(document, one)}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function simple(schema: Schema): string {
  if ('const' in schema) return `<code>${text(JSON.stringify(schema['const']))}</code>`;
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((value) => `<code>${text(String(value))}</code>`).join(' | ');
  }
  const types = [schema['type'] ?? 'anything'].flat().join(' or ');
  return `<span class="soft">${text(types)}${schema['format'] ? ` (${text(String(schema['format']))})` : ''}</span>`;
}
