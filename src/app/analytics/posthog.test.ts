import type { CaptureResult } from 'posthog-js';
import { expect, test } from 'vitest';
import { keepOwn } from './posthog.ts';

const event: CaptureResult = {
  uuid: '0192',
  event: '$pageview',
  properties: {
    token: 'key',
    distinct_id: 'usr_1',
    $lib: 'web',
    $current_url: 'https://store.example/a/customers?q=ada',
    $pathname: '/a/customers',
    $referrer: 'https://mail.example/',
    $raw_user_agent: 'Mozilla',
    title: 'Ada Lovelace · Quartermaster',
  },
  $set: { store_name: 'Tern & Tiller', $current_url: 'https://store.example/a/customers?q=ada' },
  $set_once: { $initial_current_url: 'https://store.example/a/customers?q=ada' },
};

test('only what was told leaves, and what says whose it is', () => {
  expect(keepOwn(event, new Set(['title', 'store_name']), false)).toEqual({
    uuid: '0192',
    event: '$pageview',
    properties: {
      token: 'key',
      distinct_id: 'usr_1',
      $lib: 'web',
      title: 'Ada Lovelace · Quartermaster',
      $geoip_disable: true,
      $ip: '0.0.0.0',
      $set: { store_name: 'Tern & Tiller' },
    },
  });
});

test('what is told about the person is kept wherever the library puts it', () => {
  const properties = { $set: { store_name: 'Tern & Tiller', $browser: 'Chrome' } };
  expect(
    keepOwn({ uuid: '0193', event: '$set', properties }, new Set(['store_name']), false),
  ).toEqual({
    uuid: '0193',
    event: '$set',
    properties: {
      $set: { store_name: 'Tern & Tiller' },
      $geoip_disable: true,
      $ip: '0.0.0.0',
    },
  });
});

test('addresses, titles and referrers that the library adds by itself stay here', () => {
  const kept = JSON.stringify(keepOwn(event, new Set(), false));
  expect(kept).not.toContain('store.example');
  expect(kept).not.toContain('Ada');
  expect(kept).not.toContain('mail.example');
});

test('of someone who stays unknown nothing leaves that says who, and no profile is made', () => {
  const properties = {
    ...event.properties,
    $device_id: 'device',
    $session_id: 'session',
    $user_id: 'usr_1',
    $is_identified: true,
    distinct_id: 'made up',
    $current_url: '/a/customers',
  };
  expect(keepOwn({ ...event, properties }, new Set(['$current_url']), true)).toEqual({
    uuid: '0192',
    event: '$pageview',
    properties: {
      token: 'key',
      distinct_id: 'made up',
      $lib: 'web',
      $current_url: '/a/customers',
      $geoip_disable: true,
      $ip: '0.0.0.0',
      $process_person_profile: false,
    },
  });
});
