import { expect, test } from 'vitest';
import { judge } from './verdict.ts';
import type { Channel, Findings, CheckName, Verdict } from './verdict.ts';

const web: Channel = { id: 'sc_web', name: 'Web', is_disabled: false };
const fair: Channel = { id: 'sc_fair', name: 'Fair', is_disabled: false };

const variant = (
  id: string,
  isPriced = true,
  isAvailable = true,
): Findings['variants'][number] => ({
  id,
  title: id,
  isPriced,
  isAvailable,
  units: 0,
});

const fine: Findings = {
  status: 'published',
  channels: [web],
  shopChannels: [web],
  isListed: true,
  variants: [variant('s'), variant('m')],
  shipping: ['Parcel'],
};

const failing = ({ checks }: Verdict): CheckName[] =>
  checks.filter(({ isOk }) => !isOk).map(({ name }) => name);

test('what is right in everything can be bought', () => {
  const verdict = judge(fine);
  expect(verdict).toMatchObject({ buyable: 2, total: 2 });
  expect(failing(verdict)).toEqual([]);
  expect(verdict.checks.map(({ name }) => name)).toEqual([
    'published',
    'channel',
    'price',
    'stock',
    'shipping',
  ]);
});

test.each<[string, Partial<Findings>, CheckName[]]>([
  ['a draft', { status: 'draft', isListed: false }, ['published']],
  ['in another channel', { channels: [fair], isListed: false }, ['channel']],
  ['in no channel', { channels: [], isListed: false }, ['channel']],
  ['in a channel that is off', { channels: [{ ...web, is_disabled: true }] }, ['channel']],
  ['hidden without a reason', { isListed: false }, ['listed']],
  ['without a way to send it', { shipping: [] }, ['shipping']],
  ['without variants', { variants: [] }, ['variants']],
  ['unpriced and sold out', { variants: [variant('s', false, false)] }, ['price', 'stock']],
])('%s cannot be bought, and the reason is named', (_what, change, names) => {
  const verdict = judge({ ...fine, ...change });
  expect(verdict.buyable).toBe(0);
  expect(failing(verdict)).toEqual(names);
});

test('one channel that is on is enough', () => {
  const verdict = judge({
    ...fine,
    channels: [{ ...web, is_disabled: true }, fair],
    shopChannels: [web, fair],
  });
  expect(failing(verdict)).toEqual([]);
});

test('a store without sales channels has no such check', () => {
  const { checks } = judge({ ...fine, channels: [], shopChannels: undefined });
  expect(checks.map(({ name }) => name)).not.toContain('channel');
});

test('variants count one by one, and those that fail are named', () => {
  const verdict = judge({
    ...fine,
    variants: [variant('s'), variant('m', false), variant('l', true, false), variant('xl', false)],
  });
  expect(verdict).toMatchObject({ buyable: 1, total: 4 });
  const named = Object.fromEntries(
    verdict.checks.map((check) => [check.name, check.variants.map(({ id }) => id)]),
  );
  expect(named).toMatchObject({ price: ['m', 'xl'], stock: ['l'] });
});
