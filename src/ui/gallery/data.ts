import type { Matches, OptionSource, Search } from '../picker/source.ts';

export interface Item {
  id: string;
  name: string;
  sku: string;
  status: 'draft' | 'published' | 'rejected';
  stock: number;
  created: string;
}

const WORDS = ['Brass', 'Oak', 'Linen', 'Storm', 'Harbor', 'Copper', 'Cedar', 'Wool'];
const THINGS = ['lantern', 'compass', 'crate', 'rope', 'blanket', 'mug', 'anchor', 'lamp', 'chair'];
const STATUSES = ['published', 'draft', 'published', 'rejected', 'published'] as const;
const FIRST = Date.parse('2026-11-01T08:00:00Z');

/** Deterministic. */
export const items: readonly Item[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `item-${index + 1}`,
  name: `${WORDS[index % WORDS.length] ?? ''} ${THINGS[index % THINGS.length] ?? ''} ${index + 1}`,
  sku: `QM-${String(index + 1).padStart(5, '0')}`,
  status: STATUSES[index % STATUSES.length] ?? 'draft',
  stock: (index * 37) % 211,
  created: new Date(FIRST - index * 7_200_000).toISOString(),
}));

const wait = (time: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

export async function findItems(
  { q = '', limit, offset }: Search,
  signal?: AbortSignal,
): Promise<{
  found: Item[];
  count: number;
}> {
  await wait(120, signal);
  const wanted = q.toLowerCase();
  const matches = items.filter(({ name, sku }) => `${name} ${sku}`.toLowerCase().includes(wanted));
  return { found: matches.slice(offset, offset + limit), count: matches.length };
}

const toOption = ({ id, name, sku }: Item): Matches['options'][number] => ({
  value: id,
  label: name,
  detail: sku,
  image: null,
});

export const itemSource: OptionSource = {
  key: ['gallery', 'items'],
  detailed: true,
  find: async (search, signal) => {
    const { found, count } = await findItems(search, signal);
    return { options: found.map(toOption), count };
  },
  one: async (value) => {
    await wait(60);
    const item = items.find(({ id }) => id === value);
    return item ? toOption(item) : { value, label: value };
  },
};
