/**
 * `npm run contract -- check https://host`: compares a server's answers with the contract; only GET, except for
 * sign-in.
 *
 * Credentials: CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD. Without them, only public store calls.
 */
import { apis, bundle, type Api } from './bundle.ts';
import { credentials, type Credentials } from './credentials.ts';
import { eachOperation, type Document, type Located } from './document.ts';
import { fillPath, Known } from './known.ts';
import { createValidator } from './validate.ts';

const usage = 'Say which server: npm run contract -- check https://your-store.example';

try {
  const address = process.argv[2];
  if (address === undefined || !URL.canParse(address)) throw new Error(usage);
  process.exitCode = (await check(new URL(address))) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns the number of violations */
async function check(server: URL): Promise<number> {
  const signedIn = await credentials(server, process.env);
  let read = 0;
  let skipped = 0;
  let violations = 0;
  for (const api of signedIn.admin ? apis : (['store'] as const)) {
    const document = await bundle(api);
    const validator = createValidator(document);
    const known = new Known();
    for (const one of reads(api, document, signedIn)) {
      const path = fillPath(one.path, known);
      if (path === undefined) {
        skipped += 1;
        continue;
      }
      const response = await fetch(new URL(path, server), { headers: signedIn.headers });
      const type = response.headers.get('content-type') ?? '';
      const text = await response.text();
      const body: unknown = type.includes('json') ? JSON.parse(text) : text;
      read += 1;
      if (response.ok) known.learn(one.path, body);
      const findings = validator.answer(one.operation.operationId, response.status, type, body);
      violations += findings.length;
      for (const { at, problem } of summary(findings)) {
        console.log(
          `${one.operation.operationId}  GET ${path}  ${response.status}  ${at} ${problem}`,
        );
      }
    }
  }
  console.log(
    `${read} calls read, ${skipped} skipped for want of a record to read, ${violations} violations.`,
  );
  return violations;
}

/** Lists provide the records to read. */
function reads(api: Api, document: Document, signedIn: Credentials): Located[] {
  return eachOperation(document)
    .filter(({ method, operation }) => method === 'get' && operation['x-served'] !== false)
    .filter(({ operation }) => api === 'admin' || signedIn.shopper || isOpen(operation.security))
    .filter(({ operation }) => !(operation.parameters ?? []).some(({ required }) => required))
    .sort((one, other) => depth(one.path) - depth(other.path));
}

function isOpen(security: Record<string, string[]>[] | undefined): boolean {
  return security === undefined || security.some((one) => Object.keys(one).length === 0);
}

function depth(path: string): number {
  return path.split('{').length;
}

function summary<T extends { at: string; problem: string }>(findings: T[]): T[] {
  const seen = new Set<string>();
  return findings.filter(({ at, problem }) => {
    const key = `${at.replace(/\/\d+/g, '/*')} ${problem}`;
    return !seen.has(key) && seen.add(key);
  });
}
