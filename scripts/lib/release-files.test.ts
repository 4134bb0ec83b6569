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

test('a bill of materials leaves out the tools that build the app, with what only they use', () => {
  const depends = {
    'quartermaster@1.2.3': ['react@19.0.0', 'vite@8.0.0'],
    'react@19.0.0': ['scheduler@1.0.0'],
    'scheduler@1.0.0': [],
    'vite@8.0.0': ['rolldown@1.0.0', 'scheduler@1.0.0'],
    'rolldown@1.0.0': [],
  };
  const refs = Object.keys(depends);
  const bill = JSON.stringify({
    metadata: { component: { name: 'clone', 'bom-ref': refs[0] } },
    components: refs.slice(1).map((ref) => ({ 'bom-ref': ref })),
    dependencies: Object.entries(depends).map(([ref, dependsOn]) => ({ ref, dependsOn })),
  });
  expect(JSON.parse(repeatableBill(bill, 'quartermaster', 0))).toMatchObject({
    components: [{ 'bom-ref': 'react@19.0.0' }, { 'bom-ref': 'scheduler@1.0.0' }],
    dependencies: [
      { ref: 'quartermaster@1.2.3', dependsOn: ['react@19.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
      { ref: 'scheduler@1.0.0', dependsOn: [] },
    ],
  });
});
