/** Repeats each idempotent write (`safe`, or `keyed` with its key) and checks that the second has no effect. */
import { inTurn } from '../../support/short.ts';
import { difference, type Ignore } from './difference.ts';
import { committed } from './early-answers.ts';
import { effectOn } from './effect-table.ts';
import type { Contract, LiveOperation } from './operations.ts';
import { createReader, inLanes } from './reader.ts';
import type { Exchange, Hooks, Sent } from './recorder.ts';
import { createWatchList, id } from './watch-list.ts';

export interface Repeats extends Hooks {
  /** `admin updateRegion: the second one changes getRegion at .region.countries`. */
  readonly twice: readonly string[];
  /** Every other one in the short form. */
  readonly repeatable: readonly LiveOperation[];
  readonly checked: readonly LiveOperation[];
}

/** Repeats change `updated_at`; the server counts `usage_count` asynchronously. */
const ignore: Ignore = (key) => key === 'updated_at' || key === 'usage_count';

/** @param fetcher unrecorded */
export function watchRepeats(contract: Contract, url: string, fetcher: typeof fetch): Repeats {
  const list = createWatchList(contract);
  const reader = createReader(contract, url, fetcher);
  const repeatable = inTurn(contract.operations.filter(isRepeatable), 0, 2);
  const checked = new Set<LiveOperation>();
  const twice: string[] = [];

  const state = async (operation: LiveOperation): Promise<Map<string, string>> => {
    const answers = new Map<string, string>();
    const affected = list
      .watches(operation.api)
      .filter(({ target }) => effectOn(operation, target));
    await inLanes(affected, async ({ operation: read, target }) => {
      answers.set(read.id, await reader.read(operation.api, target));
    });
    return answers;
  };

  const before = async (sent: Sent): Promise<void> => {
    reader.follow(sent);
    list.learn(sent.body, sent.path);
    await Promise.resolve();
  };

  const after = async (exchange: Exchange): Promise<void> => {
    const operation = contract.find(exchange.method, exchange.path);
    list.learn(exchange.answer);
    if (
      !operation ||
      exchange.status >= 300 ||
      !repeatable.includes(operation) ||
      checked.has(operation)
    ) {
      return;
    }
    checked.add(operation);
    const name = `${operation.api} ${operation.id}`;
    const first = await state(operation);
    const status = await sendAgain(exchange);
    // Already deleted.
    if (status >= 300 && !(exchange.method === 'DELETE' && status === 404)) {
      twice.push(`${name}: the second one is answered ${status}`);
    }
    for (const [read, answer] of await state(operation)) {
      const earlier = first.get(read) ?? '';
      const at = difference(earlier, answer, ignore);
      if (at !== undefined && content(earlier) !== content(answer)) {
        twice.push(`${name}: the second one changes ${read} at ${at}`);
      }
    }
  };
  const sendAgain = async ({ method, path, query, headers, body }: Exchange): Promise<number> => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const response = await fetcher(`${url}${path}${search && `?${search}`}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      const answer: unknown = JSON.parse(text);
      await committed({ method, path, status: response.status, answer }, async (target) =>
        (await fetcher(`${url}${target}`, { headers })).json(),
      );
    }
    return response.status;
  };

  return {
    before,
    after,
    twice,
    repeatable,
    get checked() {
      return [...checked];
    },
  };
}

/** Strips ids and times: the server replaces some rows (a cart's shipping method) with equal ones. */
export function content(answer: string): string {
  if (answer[0] !== '2') return answer;
  return JSON.stringify(plain(JSON.parse(answer.slice(4).replace(id, '$1') || 'null')));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(plain(each))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !times.has(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

const times = new Set(['created_at', 'updated_at']);

function isRepeatable({ method, repeat, served }: LiveOperation): boolean {
  return method !== 'GET' && served && repeat !== 'never';
}
