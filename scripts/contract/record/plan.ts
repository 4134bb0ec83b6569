import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.ts';
import { apis, type Api } from '../bundle.ts';
import type { Json } from '../document.ts';
import type { Evidence } from './evidence.ts';
import { answerFor, shapeDifferences, stateOf } from './examples.ts';
import { createStabilizer } from './stable.ts';
import {
  bodySlotsIn,
  examplesIn,
  slotsIn,
  withAnswerExamples,
  withBodyExamples,
  withExamples,
  type Slot,
} from './yaml-files.ts';

interface SourceFile {
  api: Api;
  tag: string;
}

interface PlannedExample {
  /** Of its first operation. */
  file: SourceFile;
  key: string;
  value: Json;
  /** Paths of properties that only the example or only the answer has. */
  lags: string[];
  /** Operation that doesn't refer to it yet, and as what. */
  of?: { operation: string; part: 'answer' | 'body' };
}

export interface Plan {
  examples: PlannedExample[];
  /** Examples without an answer in their state. */
  left: string[];
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const sourceOf = ({ api, tag }: SourceFile): string => inRoot('openapi', api, `${tag}.yaml`);
const exampleFile = (tag: string): string => inRoot('openapi', 'examples', `${tag}.yaml`);

const sources = (): SourceFile[] =>
  apis.flatMap((api) =>
    readdirSync(inRoot('openapi', api))
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => ({ api, tag: name.slice(0, -'.yaml'.length) })),
  );

type Sourced = Slot & { source: SourceFile };

/** Several operations may answer with the same example: a read tells most of it. */
function slotsByExample(files: readonly SourceFile[]): Map<string, Sourced[]> {
  const all = new Map<string, Sourced[]>();
  for (const source of files) {
    for (const slot of slotsIn(read(sourceOf(source)))) {
      const place = `${slot.file}#/${slot.key}`;
      all.set(place, [...(all.get(place) ?? []), { ...slot, source }]);
    }
  }
  for (const slots of all.values()) {
    slots.sort((one, other) => Number(one.method !== 'get') - Number(other.method !== 'get'));
  }
  return all;
}

const keyFor = (api: Api, operation: string): string =>
  api === 'store' ? `store${operation.charAt(0).toUpperCase()}${operation.slice(1)}` : operation;

export function plan({ answered, span }: Pick<Evidence, 'answered' | 'span'>): Plan {
  const stable = createStabilizer(span);
  const files = sources();
  const known = new Map<string, Map<string, Json>>();
  const exampleOf = (tag: string, key: string): Json | undefined => {
    const all = known.get(tag) ?? examplesIn(read(exampleFile(tag)));
    known.set(tag, all);
    return all.get(key);
  };
  const planned = (
    file: SourceFile,
    key: string,
    value: Json,
    of?: PlannedExample['of'],
  ): PlannedExample => {
    const example = exampleOf(file.tag, key);
    const lags = example === undefined ? ['new'] : shapeDifferences(example, value);
    return { file, key, value, lags, ...(of === undefined ? {} : { of }) };
  };
  /** A write that refers to the example of a read has one of its own in another state. */
  const ownAnswers = (slots: readonly Sourced[], shared: Json): PlannedExample[] =>
    slots.flatMap(({ source, operation, method, state, file }) => {
      const [exchange] = answered.get(`${source.api} ${operation}`) ?? [];
      if (method === 'get' || state !== 'default' || exchange === undefined) return [];
      const value = stable(exchange.answer);
      if (stateOf(value) === stateOf(shared)) return [];
      const own = { api: source.api, tag: file.replace(/\.yaml$/, '') };
      const of = { operation, part: 'answer' } as const;
      return [planned(own, keyFor(source.api, operation), value, of)];
    });

  const examples: PlannedExample[] = [];
  const left: string[] = [];
  for (const [place, slots] of slotsByExample(files)) {
    const [first] = slots;
    if (first === undefined) continue;
    const answers = slots
      .flatMap(({ source, operation }) => answered.get(`${source.api} ${operation}`) ?? [])
      .filter(({ query }) => !('fields' in query) && !('expand' in query))
      .map(({ answer }) => answer);
    const state = slots.find((one) => one.state !== 'default')?.state ?? 'default';
    const answer = answerFor(state, answers);
    const file = { api: first.source.api, tag: first.file.replace(/\.yaml$/, '') };
    if (answer === undefined) left.push(place);
    else {
      const value = stable(answer);
      examples.push(planned(file, first.key, value));
      if (first.method === 'get') examples.push(...ownAnswers(slots, value));
    }
  }
  for (const file of files) {
    for (const { operation } of bodySlotsIn(read(sourceOf(file)))) {
      const sent = answered.get(`${file.api} ${operation}`)?.find(({ body }) => isFilled(body));
      if (sent === undefined) continue;
      const value = stable(sent.body, true);
      const of = { operation, part: 'body' } as const;
      examples.push(planned(file, `${keyFor(file.api, operation)}Body`, value, of));
    }
  }
  return { examples, left };
}

const isFilled = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).length > 0;

const summaryOf = ({ of }: PlannedExample): string =>
  of?.part === 'body' ? 'The usual body' : of ? `After ${of.operation}` : 'The usual answer';

export function write(examples: readonly PlannedExample[]): void {
  for (const tag of new Set(examples.map(({ file }) => file.tag))) {
    const own = examples.filter(({ file }) => file.tag === tag);
    const entries = own.map(
      (one) => [one.key, { summary: summaryOf(one), value: one.value }] as const,
    );
    const path = exampleFile(tag);
    writeFileSync(path, withExamples(read(path), new Map(entries)));
  }
  for (const source of sources()) {
    const references = (part: 'answer' | 'body'): Map<string, string> =>
      new Map(
        examples.flatMap(({ file, key, of }) =>
          file.api === source.api && of?.part === part
            ? [[of.operation, `../examples/${file.tag}.yaml#/${key}`] as const]
            : [],
        ),
      );
    const before = read(sourceOf(source));
    const [answers, bodies] = [references('answer'), references('body')];
    const isNamed = ({ operation }: { operation: string }): boolean =>
      answers.has(operation) || bodies.has(operation);
    if (![...slotsIn(before), ...bodySlotsIn(before)].some(isNamed)) continue;
    writeFileSync(sourceOf(source), withBodyExamples(withAnswerExamples(before, answers), bodies));
  }
}
