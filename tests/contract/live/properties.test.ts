/** Repeating any property of a `safe` body has no further effect. */
import { expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { firstMessage } from '../../../src/client/index.ts';
import { readContract } from './operations.ts';
import { safeProperties, type SafeProperty, tryTwice } from './properties.ts';
import { inLanes } from './reader.ts';
import { serverUrl } from './server.ts';
import { subjects } from './subjects/index.ts';
import { buildWorld } from './world.ts';

/** Can't be tried on a sandbox, but is safe. */
const untried: Readonly<Record<string, string>> = {
  'admin updateOrder region': 'the server refuses each value: it empties region_id',
};

test(
  'each property of a body that may be sent twice does its work once',
  { tags: ['all'] },
  async () => {
    const properties = safeProperties(await readContract());
    const byOwner = new Map<string, SafeProperty[]>();
    for (const one of properties) byOwner.set(one.owner, [...(byOwner.get(one.owner) ?? []), one]);
    expect(Object.keys(subjects).toSorted()).toEqual([...byOwner.keys()].toSorted());
    const names = new Set(properties.map(nameOf));
    expect(Object.keys(untried).filter((name) => !names.has(name))).toEqual([]);

    const world = await buildWorld(serverUrl());
    const { access_token: token } = await admin.createToken(world.account);
    const wrong: string[] = [];
    let tried = 0;
    const tryAll = async ([owner, list]: [string, SafeProperty[]]): Promise<void> => {
      const subject = await subjects[owner]?.(world).catch((error: unknown) => {
        wrong.push(`${owner} has no record to try: ${firstMessage(error)}`);
      });
      if (!subject) return;
      for (const property of list.filter((one) => !(nameOf(one) in untried))) {
        const found = tryTwice(world, token, subject, property);
        wrong.push(
          ...(await found.catch((error: unknown) => [
            `${nameOf(property)}: ${firstMessage(error)}`,
          ])),
        );
        tried += 1;
      }
    };
    const all = [...byOwner];
    const counting = all.filter(([owner]) => countsItems.has(owner));
    // Their inventory items are counted store-wide: run alone.
    for (const entry of counting) await tryAll(entry);
    await inLanes(
      all.filter((entry) => !counting.includes(entry)),
      tryAll,
    );
    process.stdout.write(
      `\n${tried} of ${properties.length} properties of ${byOwner.size} safe writes sent twice, ` +
        `${wrong.length} not as the contract says\n`,
    );
    expect(wrong).toEqual([]);
  },
);

const countsItems = new Set(['admin updateProduct', 'admin updateProductVariant']);

function nameOf({ owner, name }: SafeProperty): string {
  return `${owner} ${name}`;
}
