import type { CaptureResult } from 'posthog-js';
import type { AnalyticsConfig } from '../config/config.ts';
import type { UsageProvider } from './usage.ts';

/** The library adds addresses, titles and referrers, which contain search texts and names. */
const LIBRARY_PROPERTIES: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$insert_id',
  '$is_identified',
  '$lib',
  '$lib_version',
  '$session_id',
  '$time',
  '$user_id',
]);

/** The id is generated on each page load. */
const ANONYMOUS_PROPERTIES: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  '$insert_id',
  '$lib',
  '$lib_version',
  '$time',
]);

/** Disables geolocation by IP address. */
const NO_PLACE = { $geoip_disable: true, $ip: '0.0.0.0' } as const;

export function keepOwn(
  event: CaptureResult,
  own: ReadonlySet<string>,
  isAnonymous: boolean,
): CaptureResult {
  const { $set_once: _firstAddresses, $set: person, ...rest } = event;
  const library = isAnonymous ? ANONYMOUS_PROPERTIES : LIBRARY_PROPERTIES;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event.properties)) {
    if (own.has(name) || library.has(name)) properties[name] = value;
  }
  if (isAnonymous) {
    return { ...rest, properties: { ...properties, ...NO_PLACE, $process_person_profile: false } };
  }
  // Person properties are in either place, depending on the event.
  const told = { ...person, ...(event.properties.$set as object | undefined) };
  const kept = Object.entries(told).filter(([name]) => own.has(name));
  if (kept.length > 0) properties.$set = Object.fromEntries(kept);
  return { ...rest, properties: { ...properties, ...NO_PLACE } };
}

let runs = 0;

/** @param userId undefined for anonymous users */
export async function loadPostHog(
  { key, host }: AnalyticsConfig,
  userId: string | undefined,
): Promise<UsageProvider> {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external');
  let isStopped = false;
  let own: ReadonlySet<string> = new Set();
  const isAnonymous = userId === undefined;
  runs += 1;
  // A separate instance, so that a user who turns anonymous loses the earlier id.
  const name = `run${runs}`;
  const library = posthog.init(
    key,
    {
      ...QUIET,
      api_host: host,
      persistence_name: name,
      person_profiles: isAnonymous ? 'never' : 'identified_only',
      ...(isAnonymous ? {} : { bootstrap: { distinctID: userId, isIdentifiedID: true } }),
      before_send: (event) => (event && !isStopped ? keepOwn(event, own, isAnonymous) : null),
    },
    name,
  );
  const telling = (names: Record<string, unknown>, act: () => void): void => {
    own = new Set(Object.keys(names));
    act();
    own = new Set();
  };
  return {
    identify: (userId, storeName) => {
      const person = { store_name: storeName };
      telling(person, () => library.identify(userId, person));
    },
    capture: (event, payload) => telling(payload, () => void library.capture(event, payload)),
    stop: () => {
      isStopped = true;
      // Events queue for seconds; an unloaded instance sends none.
      library.__loaded = false;
    },
  };
}

/** Turns off everything automatic. */
const QUIET = {
  // The store session identifies the user.
  persistence: 'memory',
  ip: false,
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  rageclick: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_web_experiments: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
} as const;
