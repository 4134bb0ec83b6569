import type { CaptureResult } from 'posthog-js';
import type { AnalyticsConfig } from '../config/config.ts';
import type { UsageProvider } from './usage.ts';

/**
 * All that may leave with an event, besides its own payload. The library adds addresses, titles and
 * referrers by itself, which hold search texts and names.
 */
const LIBRARY_PROPERTIES: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$insert_id',
  '$is_identified',
  '$lib',
  '$lib_version',
  '$process_person_profile',
  '$session_id',
  '$time',
  '$user_id',
]);

/** What an event may carry: what was told, and what the provider needs to know whose it is. */
export function keepOwn(event: CaptureResult, own: ReadonlySet<string>): CaptureResult {
  const { $set_once: _firstAddresses, $set: person, ...rest } = event;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event.properties)) {
    if (own.has(name) || LIBRARY_PROPERTIES.has(name)) properties[name] = value;
  }
  // What is told about the person stands in one of two places, depending on the event.
  const told = { ...person, ...(event.properties.$set as object | undefined) };
  const kept = Object.entries(told).filter(([name]) => own.has(name));
  if (kept.length > 0) properties.$set = Object.fromEntries(kept);
  return { ...rest, properties };
}

/** Loads the provider's library, without anything that it would load or watch by itself. */
export async function loadPostHog(
  { key, host }: AnalyticsConfig,
  userId: string,
): Promise<UsageProvider> {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external');
  let isStopped = false;
  let own: ReadonlySet<string> = new Set();
  const before_send = (event: CaptureResult | null): CaptureResult | null =>
    event && !isStopped ? keepOwn(event, own) : null;
  // Whoever opts in again finds the library as it was.
  if (posthog.__loaded) posthog.set_config({ before_send });
  else {
    // Known from the start, so that nobody is counted as a stranger first.
    const bootstrap = { distinctID: userId, isIdentifiedID: true };
    posthog.init(key, { ...QUIET, api_host: host, bootstrap, before_send });
  }
  const telling = (names: Record<string, unknown>, act: () => void): void => {
    own = new Set(Object.keys(names));
    act();
    own = new Set();
  };
  return {
    identify: (userId, storeName) => {
      const person = { store_name: storeName };
      telling(person, () => posthog.identify(userId, person));
    },
    capture: (event, payload) => telling(payload, () => void posthog.capture(event, payload)),
    stop: () => {
      isStopped = true;
    },
  };
}

/** Everything that the library would do by itself is off. */
const QUIET = {
  // Who it is comes from the store's session, so nothing needs to be kept in the browser.
  persistence: 'memory',
  person_profiles: 'identified_only',
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
