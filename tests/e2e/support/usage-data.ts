import { gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const HOST = 'https://usage.example';

interface UsageEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Milliseconds after which all timers (prompt, event batches) have fired. */
export const AGES = 30_000;

/** Points the analytics provider at this test, and fakes the page's clock. */
export async function captureUsage(page: Page): Promise<{ events: UsageEvent[]; calls: string[] }> {
  // The provider ignores automated browsers.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  await page.clock.install();
  const events: UsageEvent[] = [];
  const calls: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    await route.fulfill({ json: { ...json, analytics: { key: 'phc_test', host: HOST } } });
  });
  await page.route(`${HOST}/**`, async (route) => {
    const request = route.request();
    calls.push(`${request.method()} ${request.url()}`);
    events.push(...readEvents(request));
    await route.fulfill({ json: { status: 1 }, headers: { 'access-control-allow-origin': '*' } });
  });
  return { events, calls };
}

function readEvents(request: Request): UsageEvent[] {
  const sent = request.postDataBuffer();
  if (!sent) return [];
  const isCompressed = sent[0] === 0x1f && sent[1] === 0x8b;
  const body = (isCompressed ? gunzipSync(sent) : sent).toString();
  const value = JSON.parse(body) as UsageEvent | UsageEvent[] | { batch: UsageEvent[] };
  if (Array.isArray(value)) return value;
  return 'batch' in value ? value.batch : [value];
}

export function watchCode(page: Page): string[] {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(new URL(request.url()).pathname);
  });
  return code;
}

/** Advances fake time until `check` passes. */
export async function passTime(page: Page, check: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(AGES);
    await check();
  }).toPass({ timeout: 60_000 });
}

/**
 * Opens the user's choice, shown once the server has answered.
 *
 * @param tick advances a stopped clock
 */
export async function openChoice(page: Page, tick = async (): Promise<void> => {}) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await tick();
  await page.getByRole('menuitem', { name: 'Usage data' }).click();
  await tick();
  return page.getByRole('dialog', { name: 'Usage data' });
}

export const question = (page: Page) => page.getByRole('dialog', { name: 'Help us get better' });
export const isProviderCode = (path: string): boolean => /posthog|module\.slim/.test(path);
