import { eachOperation, resolve, type Document, type Located, type Parameter } from './document.ts';
import { schemaHtml, schemasHtml } from './docs-schema.ts';
import { escapeHtml as text } from './escape-html.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --soft: light-dark(#666, #aaa); }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 280px 1fr; }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; padding: 16px; box-sizing: border-box; border-inline-end: 1px solid var(--line); }
nav input { inline-size: 100%; box-sizing: border-box; padding: 6px; font: inherit; }
nav a { display: block; color: inherit; text-decoration: none; font-size: 13px; padding-block: 1px; }
nav h2 { font-size: 13px; margin-block: 12px 4px; color: var(--soft); }
main { padding: 24px 40px 80vh; min-inline-size: 0; max-inline-size: 900px; }
article { border-block-start: 1px solid var(--line); padding-block: 16px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { overflow: auto; max-block-size: 400px; }
table { border-collapse: collapse; inline-size: 100%; } td, th { text-align: start; vertical-align: top; padding: 4px 8px 4px 0; border-block-end: 1px solid var(--line); font-size: 13px; }
.soft { color: var(--soft); } ul { padding-inline-start: 20px; margin: 4px 0; }
@media (max-width: 700px) { body { display: block; } nav { position: static; block-size: auto; } main { padding: 16px; } }`;

const script = `
const field = document.querySelector('nav input');
field.addEventListener('input', () => {
  const words = field.value.toLowerCase();
  for (const link of document.querySelectorAll('nav a')) link.hidden = !link.dataset.words.includes(words);
});`;

export function page(document: Document): string {
  const operations = eachOperation(document);
  const tags = (document.tags ?? []).map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(document.info.title)}</title><style>${style}</style></head><body>
<nav><input type="search" placeholder="Find an operation" aria-label="Find an operation">
${tags.map((tag) => `<h2>${text(tag.name)}</h2>${tag.operations.map(link).join('')}`).join('\n')}
</nav><main><h1>${text(document.info.title)}</h1><p>${text(document.info.description ?? '')}</p>
${tags.map((tag) => `<h2>${text(tag.name)}</h2>${tag.operations.map((one) => article(document, one)).join('\n')}`).join('\n')}
<h2>Schemas</h2>${schemasHtml(document)}
</main><script>${script}</script></body></html>
`;
}

function link({ method, path, operation }: Located): string {
  const words =
    `${operation.operationId} ${operation.summary ?? ''} ${method} ${path}`.toLowerCase();
  return `<a href="#${operation.operationId}" data-words="${text(words)}">${text(operation.summary ?? operation.operationId)}</a>`;
}

function article(document: Document, { method, path, item, operation }: Located): string {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one),
  );
  const facts = [
    operation.operationId,
    operation['x-served'] === false && 'not served',
    operation['x-repeat'] && `repeat: ${operation['x-repeat']}`,
    operation['x-invalidates']?.length && `refreshes: ${operation['x-invalidates'].join(', ')}`,
  ].filter(Boolean);
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  return `<article id="${operation.operationId}"><h3>${text(operation.summary ?? '')}</h3>
<p><code>${method.toUpperCase()} ${text(path)}</code></p><p class="soft">${text(facts.join(' · '))}</p>
${operation.description ? `<p>${text(operation.description)}</p>` : ''}
${parameters.length > 0 ? table(document, parameters) : ''}
${body ? `<h4>Body <span class="soft">${text(body[0])}</span></h4>${schemaHtml(document, body[1].schema ?? {})}` : ''}
${answers(document, operation.responses)}</article>`;
}

function table(document: Document, parameters: Parameter[]): string {
  const rows = parameters.map(
    (
      one,
    ) => `<tr><td><code>${text(one.name)}</code>${one.required ? ' *' : ''}</td><td>${one.in}</td>
<td>${schemaHtml(document, one.schema ?? {})}</td><td>${text(one.description ?? '')}</td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function answers(document: Document, responses: Located['operation']['responses']): string {
  return (
    Object.entries(responses)
      .map(([status, one]) => {
        const response = resolve(document, one);
        const [, media] = Object.entries(response.content ?? {})[0] ?? [];
        const head = `<h4>${status} <span class="soft">${text(response.description)}</span></h4>`;
        if (!status.startsWith('2') || !media) return status.startsWith('2') ? head : '';
        const examples = Object.entries(media.examples ?? {}).map(([name, example]) => {
          const { value } = resolve<{ value?: unknown }>(document, example);
          return `<details><summary>Example: ${text(name)}</summary><pre>${text(JSON.stringify(value, null, 2) ?? '')}</pre></details>`;
        });
        return `${head}${schemaHtml(document, media.schema ?? {})}${examples.join('')}`;
      })
      .join('') +
    `<p class="soft">Also ${Object.keys(responses)
      .filter((one) => !one.startsWith('2'))
      .join(', ')}</p>`
  );
}
