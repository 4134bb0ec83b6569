import { measure } from '../../../tests/contract/live/coverage.ts';
import {
  readContract,
  type Contract,
  type LiveOperation,
} from '../../../tests/contract/live/operations.ts';
import { alwaysThere } from '../../../tests/contract/live/optional.ts';
import { optional } from '../../../tests/contract/live/reasons.ts';
import type { Exchange } from '../../../tests/contract/live/recorder.ts';
import { runFlows } from '../../../tests/contract/live/run.ts';
import { resolve, type Response } from '../document.ts';
import {
  differencesOf,
  NO_OPERATION,
  type Difference,
  type Found,
  type Refused,
} from './differences.ts';
import { namesOf, refusedBy } from './names.ts';
import { spanOf, type Span } from './stable.ts';

export interface Evidence {
  contract: Contract;
  exchanges: readonly Exchange[];
  /** With a 2xx answer in JSON, by operation: `admin getOrder`. */
  answered: ReadonlyMap<string, readonly Exchange[]>;
  failures: readonly string[];
  differences: readonly Difference[];
  /** Reads of which no record is left to ask for names. */
  untried: readonly string[];
  span: Span;
}

const JSON_TYPE = 'application/json';
/** Tried for one that is still there. */
const MOST_RECORDS = 5;

const nameOf = ({ api, id }: LiveOperation): string => `${api} ${id}`;

export async function evidenceOf(url: string): Promise<Evidence> {
  const contract = await readContract();
  const from = Date.now();
  const { exchanges, failures } = await runFlows(url);
  const to = Date.now();
  const answered = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const operation = contract.find(exchange.method, exchange.path);
    if (!operation || exchange.status >= 300 || exchange.contentType !== JSON_TYPE) continue;
    const name = nameOf(operation);
    answered.set(name, [...(answered.get(name) ?? []), exchange]);
  }
  const { findings, strangers } = measure(contract, exchanges);
  const unknown = strangers.map((request): Found => ({
    operation: request,
    where: request,
    at: '',
    message: NO_OPERATION,
    schema: '',
    sample: '',
  }));
  const always = alwaysThere(contract, exchanges).filter((name) => !(name in optional));
  const { refused, untried } = await refusedNames(contract, answered, url);
  const answers = exchanges.map(({ answer }) => answer);
  return {
    contract,
    exchanges,
    answered,
    failures,
    differences: differencesOf([...findings, ...unknown], always, refused),
    untried,
    span: spanOf(answers, from, to),
  };
}

async function refusedNames(
  contract: Contract,
  answered: ReadonlyMap<string, readonly Exchange[]>,
  url: string,
): Promise<{ refused: Refused[]; untried: string[] }> {
  const refused: Refused[] = [];
  const untried: string[] = [];
  for (const operation of contract.operations) {
    const query = operation.parameters.filter((one) => one.in === 'query');
    const exchanges = answered.get(nameOf(operation)) ?? [];
    const documented = operation.operation.responses['200'];
    const isRead = operation.method === 'GET' && !query.some(({ required }) => required);
    if (!isRead || exchanges.length === 0 || documented === undefined) continue;
    const document = contract.documents[operation.api];
    const schema = resolve<Response>(document, documented).content?.[JSON_TYPE]?.schema;
    const parameters = query.map(({ name }) => name);
    const page = parameters.includes('limit') ? ['limit=1'] : [];
    const askAt =
      ({ headers, path }: Exchange) =>
      async (asked: string): Promise<boolean> => {
        const search = [...page, asked].filter((one) => one !== '').join('&');
        const response = await fetch(`${url}${path}${search && `?${search}`}`, { headers });
        await response.arrayBuffer();
        return response.ok;
      };
    // A record may be deleted by now.
    const byPath = new Map(exchanges.map((one) => [one.path, one]));
    let ask: ReturnType<typeof askAt> | undefined;
    for (const one of [...byPath.values()].toReversed().slice(0, MOST_RECORDS)) {
      ask ??= (await askAt(one)('')) ? askAt(one) : undefined;
    }
    const names = namesOf(document, schema ?? {});
    const name = nameOf(operation);
    if (ask === undefined) untried.push(name);
    else refused.push(...(await refusedBy({ operation: name, parameters, names, ask })));
  }
  return { refused, untried };
}
