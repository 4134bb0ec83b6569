import { expect, test } from 'vitest';
import { UnwrittenError } from './useSheet.ts';
import { writtenFiles } from './written.ts';

const call = { signal: new AbortController().signal };

test('what is to be done for the stock is a file of its own, where there is anything', async () => {
  const write = (orders?: string) => async () => ({ text: 'a,b', ...(orders ? { orders } : {}) });
  const csv = { text: 'a,b', name: 'a.csv', type: 'text/csv' };
  expect(await writtenFiles({ write: write() } as never, 'a.csv', call)).toEqual({ fileKey: csv });
  expect(await writtenFiles({ write: write('{}') } as never, 'a.csv', call)).toEqual({
    fileKey: csv,
    stockKey: { text: '{}', name: 'stock.json', type: 'application/json' },
  });
});

test('a file that can’t be uploaded as it stands is none', async () => {
  const write = () => Promise.reject(new UnwrittenError());
  expect(await writtenFiles({ write }, 'a.csv', call)).toBeUndefined();
});
