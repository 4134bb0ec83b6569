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
  span: Span;
}

const JSON_TYPE = 'application/json';

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
  const refused = await refusedNames(contract, answered, url);
  const answers = exchanges.map(({ answer }) => answer);
  return {
    contract,
    exchanges,
    answered,
    failures,
    differences: differencesOf([...findings, ...unknown], always, refused),
    span: spanOf(answers, from, to),
  };
}

async function refusedNames(
  contract: Contract,
  answered: ReadonlyMap<string, readonly Exchange[]>,
  url: string,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const operation of contract.operations) {
    const query = operation.parameters.filter((one) => one.in === 'query');
    const exchange = answered.get(nameOf(operation))?.at(-1);
    const documented = operation.operation.responses['200'];
    const isRead = operation.method === 'GET' && !query.some(({ required }) => required);
    if (!isRead || exchange === undefined || documented === undefined) continue;
    const document = contract.documents[operation.api];
    const schema = resolve<Response>(document, documented).content?.[JSON_TYPE]?.schema;
    const parameters = query.map(({ name }) => name);
    const page = parameters.includes('limit') ? ['limit=1'] : [];
    const ask = async (asked: string): Promise<boolean> => {
      const search = [...page, asked].filter((one) => one !== '').join('&');
      const { headers, path } = exchange;
      const response = await fetch(`${url}${path}${search && `?${search}`}`, { headers });
      await response.arrayBuffer();
      return response.ok;
    };
    const names = namesOf(document, schema ?? {});
    refused.push(...(await refusedBy({ operation: nameOf(operation), parameters, names, ask })));
  }
  return refused;
}
