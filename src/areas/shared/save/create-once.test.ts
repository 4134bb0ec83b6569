import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { createOnce, createWithin } from './create-once.ts';
import type { Creation } from './create-once.ts';

vi.mock('./settle.ts', () => ({ settled: async () => undefined }));

interface Body {
  name: string;
  percent?: number | undefined;
  starts_at?: string;
  password?: string;
  groups?: string[];
}

interface Made {
  id: string;
  name: string;
  percent: number | null;
  starts_at?: string;
}

const call = { signal: new AbortController().signal };
const lostAnswer = (): ApiError =>
  new ApiError('Network Error', { kind: 'network', outcome: 'unknown' });

let stored: Made[];
let sent: number;
/** Effect and answer of the next call. */
let next: { acts: boolean; answers: () => unknown };

const keep = (body: Body): Made => {
  const { percent = null, ...rest } = body;
  const made = { id: `id_${stored.length + 1}`, percent, ...rest };
  stored.push(made);
  return made;
};

const creation: Creation<Body, Made> = {
  operation: 'createThing',
  create: async (body) => {
    sent += 1;
    const { acts, answers } = next;
    next = { acts: true, answers: () => undefined };
    const made = acts ? keep(body) : undefined;
    return (answers() ?? made) as Made;
  },
  find: async () => [...stored],
  isNamed: (made, { name }) => made.name === name,
};

const loses = (acts: boolean): void => {
  next = {
    acts,
    answers: () => {
      throw lostAnswer();
    },
  };
};

beforeEach(() => {
  stored = [{ id: 'id_0', name: 'Lamp', percent: null }];
  sent = 0;
  next = { acts: true, answers: () => undefined };
});

test('what the server answered is what was made', async () => {
  const outcome = await createOnce(creation).submit({ name: 'Lamp' }, call);
  expect(outcome).toEqual({ kind: 'made', record: stored[1] });
});

test.each<[string, () => unknown]>([
  ['nothing', () => ''],
  ['an empty object', () => ({})],
  ['a word', () => 'OK'],
  ['null', () => null],
  [
    'something that can’t be read',
    () => {
      throw new TypeError('Cannot read properties of undefined');
    },
  ],
  [
    'no answer',
    () => {
      throw lostAnswer();
    },
  ],
])('an answer that is %s leaves it open, and the record is found', async (_name, answers) => {
  const once = createOnce({
    ...creation,
    create: async () => (keep({ name: 'Lamp' }), answers() as Made),
  });
  const outcome = await once.submit({ name: 'Lamp' }, call);
  expect(outcome).toMatchObject({ kind: 'unknown', error: { outcome: 'unknown' } });
  expect(await once.look(call)).toEqual({ kind: 'made', record: stored[1] });
});

test('a record that was there before is not the new one', async () => {
  const once = createOnce(creation);
  loses(false);
  await once.submit({ name: 'Lamp' }, call);
  expect(await once.look(call)).toEqual({ kind: 'notMade' });
  expect(await once.submit({ name: 'Lamp' }, call)).toMatchObject({ kind: 'made' });
  expect(stored).toHaveLength(2);
});

test('what the server did late is found by the next press, and nothing is sent', async () => {
  const once = createOnce(creation);
  loses(false);
  await once.submit({ name: 'Lamp' }, call);
  expect(await once.look(call)).toEqual({ kind: 'notMade' });
  const late = keep({ name: 'Lamp' });
  expect(await once.submit({ name: 'Lamp' }, call)).toEqual({ kind: 'made', record: late });
  expect(sent).toBe(1);
});

test('what the server did late is told where the form says something else by now', async () => {
  const once = createOnce(creation);
  loses(false);
  await once.submit({ name: 'Lamp' }, call);
  const late = keep({ name: 'Lamp' });
  expect(await once.submit({ name: 'Desk' }, call)).toEqual({ kind: 'differs', record: late });
  expect(sent).toBe(1);
  // The user knows now, and wants another.
  expect(await once.submit({ name: 'Desk' }, call)).toMatchObject({ kind: 'made' });
  expect(stored.map(({ name }) => name)).toEqual(['Lamp', 'Lamp', 'Desk']);
});

test.each<[string, Body, Partial<Made>, 'made' | 'differs']>([
  ['the same number', { name: 'Lamp', percent: 5 }, { percent: 5 }, 'made'],
  ['another number', { name: 'Lamp', percent: 5 }, { percent: 6 }, 'differs'],
  ['a value that wasn’t sent', { name: 'Lamp', percent: undefined }, { percent: 6 }, 'made'],
  [
    'the same instant',
    { name: 'Lamp', starts_at: '2026-01-01T00:00:00Z' },
    { starts_at: '2026-01-01T00:00:00.000Z' },
    'made',
  ],
  [
    'another instant',
    { name: 'Lamp', starts_at: '2026-01-01T00:00:00Z' },
    { starts_at: '2026-01-01T00:00:01.000Z' },
    'differs',
  ],
  ['what it doesn’t show', { name: 'Lamp', password: 'x', groups: ['a'] }, {}, 'made'],
])('a new record of that name with %s', async (_name, body, values, kind) => {
  const once = createOnce(creation);
  loses(false);
  await once.submit(body, call);
  const record = { ...keep({ name: 'Lamp' }), ...values };
  stored = [...stored.slice(0, -1), record];
  expect(await once.look(call)).toEqual({ kind, record });
});

test('where the server lists only some, one that isn’t among them may be there', async () => {
  const listsTwo = { ...creation, find: async () => stored.slice(0, 2), mostListed: 2 };
  const short = createOnce(listsTwo);
  loses(false);
  await short.submit({ name: 'Desk' }, call);
  expect(await short.look(call)).toEqual({ kind: 'notMade' });
  keep({ name: 'Rug' });
  const once = createOnce(listsTwo);
  loses(true);
  await once.submit({ name: 'Desk' }, call);
  expect(await once.look(call)).toEqual({ kind: 'unfindable' });
  expect(await once.submit({ name: 'Desk' }, call)).toMatchObject({ kind: 'made' });
});

test('a refusal is handed on, and leaves nothing open', async () => {
  const once = createOnce(creation);
  next = {
    acts: false,
    answers: () => {
      throw new ApiError('Taken', { kind: 'http', status: 422, outcome: 'failed' });
    },
  };
  await expect(once.submit({ name: 'Lamp' }, call)).rejects.toThrow('Taken');
  expect(await once.submit({ name: 'Desk' }, call)).toMatchObject({ kind: 'made' });
});

test('while looking fails it is as open as before', async () => {
  let isDown = false;
  const once = createOnce({
    ...creation,
    find: async () => {
      if (isDown) throw new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
      return [...stored];
    },
  });
  loses(true);
  await once.submit({ name: 'Lamp' }, call);
  isDown = true;
  await expect(once.look(call)).rejects.toThrow('Network Error');
  isDown = false;
  expect(await once.look(call)).toMatchObject({ kind: 'made' });
});

test('within a save of several calls a lost record is found at once, or the error is told', async () => {
  const once = createOnce(creation);
  loses(true);
  expect(await createWithin(once, { name: 'Lamp' }, call)).toEqual(stored[1]);
  loses(false);
  await expect(createWithin(once, { name: 'Desk' }, call)).rejects.toMatchObject({
    outcome: 'failed',
  });
  expect(await createWithin(once, { name: 'Desk' }, call)).toMatchObject({ name: 'Desk' });
  expect(stored.map(({ name }) => name)).toEqual(['Lamp', 'Lamp', 'Desk']);
});
