import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { takeClient } from './take-client.ts';

const folder = join(root, 'generated/store');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

test('each call of the store API goes through the client that it is given', () => {
  expect(modules.length).toBeGreaterThan(10);
  for (const text of modules) {
    const fetchers = text.match(/^export const \w+ = async \(/gm) ?? [];
    expect(text.match(/^export const \w+ = async \(client: ApiClient, /gm)).toHaveLength(
      fetchers.length,
    );
    const calls = text.match(/clientRequest<\w+>\(client, '\w+', \(\) => \[get\w+Url\(/g);
    expect(calls).toHaveLength(fetchers.length);
    const makers = text.match(/^export const get\w+Options = </gm) ?? [];
    const hooks = text.match(/Options\(useApiClient\(\), /g) ?? [];
    expect(hooks).toHaveLength(makers.length);
  }
});

test('other modules stay as they are', () => {
  const source = "import { adminRequest } from '../../../src/client/mutator.ts';\n";
  expect(takeClient(source)).toBe(source);
});
