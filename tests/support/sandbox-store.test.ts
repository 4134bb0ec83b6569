import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, textIn } from '../../sandbox/files.ts';
import { readShipped } from '../../sandbox/shipped.ts';
import { shippedKey } from '../../sandbox/snapshot.ts';

test('a store that comes with the project is the one that the seed makes now', () => {
  // Otherwise: npm start -- sandbox snapshot
  expect(readShipped()?.key).toBe(shippedKey());
});

test('pictures and messages are packed as text, and a file of other bytes is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qm-store-'));
  try {
    const picture = join(folder, 'buoy.svg');
    writeFileSync(picture, '<svg>浮標</svg>');
    expect(filesIn(folder)).toEqual([picture]);
    expect(textIn(picture)).toBe('<svg>浮標</svg>');
    writeFileSync(picture, Buffer.from([0x89, 0x50, 0xff]));
    expect(() => textIn(picture)).toThrow('holds no text');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
