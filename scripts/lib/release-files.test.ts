import { expect, test } from 'vitest';
import { checksums, repeatableBill } from './release-files.ts';

test('checksums have the format of sha256sum, sorted by name', () => {
  const files = [
    { name: 'b.tgz', content: Buffer.from('') },
    { name: 'a.tar.gz', content: Buffer.from('abc') },
  ];
  expect(checksums(files)).toBe(
    [
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.tar.gz\n',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.tgz\n',
    ].join(''),
  );
});

test('a bill of materials depends on the commit alone', () => {
  const bill = (serialNumber: string, timestamp: string, folder: string): string =>
    JSON.stringify({
      serialNumber,
      metadata: { timestamp, component: { name: folder, version: '1.2.3' } },
      components: [{ name: 'react' }],
    });
  const [first = '', second] = [
    bill('urn:uuid:1', '2026-01-01T00:00:00Z', 'clone'),
    bill('urn:uuid:2', '2026-02-02T00:00:00Z', 'other'),
  ].map((json) => repeatableBill(json, 'quartermaster', 1_700_000_000));
  expect(second).toBe(first);
  expect(JSON.parse(first)).toEqual({
    metadata: {
      timestamp: '2023-11-14T22:13:20.000Z',
      component: { name: 'quartermaster', version: '1.2.3' },
    },
    components: [{ name: 'react' }],
  });
});
