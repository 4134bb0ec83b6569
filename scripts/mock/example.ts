import { resolve, type Document, type Json } from '../contract/document.ts';
import type { Rest } from './handler.ts';
import type { MockAnswer } from './memory.ts';

const missing = (status: number, message: string): MockAnswer => ({
  status,
  mediaType: 'application/json',
  value: { type: status === 401 ? 'unauthorized' : 'not_found', message },
});

/** The contract's example: the wanted one, else the first. */
export function exampleAnswer(
  document: Document,
  { match, preferences, mayCall }: Pick<Rest, 'match' | 'preferences' | 'mayCall'>,
): MockAnswer {
  if (!match) return missing(404, 'The contract has no such call');
  const { responses } = match.operation;
  const usual = Object.keys(responses).find((one) => one.startsWith('2'));
  const status = mayCall ? (preferences.code ?? usual ?? '200') : '401';
  const documented = responses[status];
  if (!documented) return missing(Number(status), 'The contract has no such answer');
  const { content = {} } = resolve(document, documented);
  const [mediaType = 'text/plain', media] = Object.entries(content)[0] ?? [];
  const { examples = {} } = media ?? {};
  const wanted = mayCall ? preferences.example : undefined;
  const chosen = wanted === undefined ? Object.values(examples)[0] : examples[wanted];
  const value = chosen ? resolve<{ value?: Json }>(document, chosen).value : undefined;
  return { status: Number(status), mediaType, value: value ?? '' };
}
