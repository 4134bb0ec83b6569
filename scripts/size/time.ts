import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { drawWaterfall, readWaterfall } from '../lib/waterfall.ts';

/** CPU throttling: a cheap laptop. */
const SLOWER = 4;
/** Microseconds. */
const INTERVAL = 200;
/** Longest first. */
const MOST_TOLD = 40;

interface Profile {
  nodes: { id: number; callFrame: Frame }[];
  samples?: number[] | undefined;
  timeDeltas?: number[] | undefined;
}

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

type SourceOf = (frame: Frame) => string;

/** A package, or a folder of ours. */
export function moduleOf(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (name !== undefined) return name;
  const [, own] = /\b((?:src|generated)\/.*)\/[^/]*$/.exec(source) ?? [];
  return own?.split('/').slice(0, 4).join('/') ?? source;
}

/** Milliseconds by module, longest first; without waiting. */
export function timesOf(profile: Profile, sourceOf: SourceOf): [module: string, time: number][] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') continue;
    const name = frame.url === '' ? frame.functionName : moduleOf(sourceOf(frame));
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1000);
  }
  return [...times].toSorted(([, one], [, other]) => other - one);
}

/** By source maps, which the build writes beside its files. */
function sourcesIn(outDir: string): SourceOf {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (path: string): SourceMap | undefined => {
    try {
      return new SourceMap(JSON.parse(readFileSync(join(outDir, `${path}.map`), 'utf8')));
    } catch {
      // Such as boot.js.
      return undefined;
    }
  };
  return ({ url, lineNumber, columnNumber }) => {
    const path = new URL(url).pathname;
    if (!maps.has(path)) maps.set(path, mapOf(path));
    const entry = maps.get(path)?.findEntry(lineNumber, columnNumber);
    return entry && 'originalSource' in entry ? entry.originalSource : path;
  };
}

interface Visited {
  page: Page;
  session: CDPSession;
}

async function openSlowPage(browser: Browser, url: string, prepare: Prepare): Promise<Visited> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'connect.sid', value: 'mock', url }]);
  const page = await context.newPage();
  await prepare(page);
  // The profiler doesn't survive a change of the process.
  await page.goto(`${url}/favicon.svg`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

type Prepare = (page: Page) => Promise<unknown>;

/**
 * Prints the waterfall of a list's start, and the time that each module takes until its first row, code and garbage
 * collection included.
 *
 * @param prepare marks `first-row`
 */
export async function printTimes(
  browser: Browser,
  { url, list, outDir }: { url: string; list: string; outDir: string },
  prepare: Prepare,
): Promise<void> {
  const { page, session } = await openSlowPage(browser, url, prepare);
  try {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.send('Profiler.start');
    await page.goto(`${url}${list}?lng=en`);
    await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
    const { profile } = await session.send('Profiler.stop');
    console.log(`\nThe start of ${list}, a processor ${SLOWER} times slower:`);
    for (const line of drawWaterfall(await readWaterfall(page, 'first-row'))) console.log(line);
    const times = timesOf(profile, sourcesIn(outDir));
    console.log(`\nMilliseconds of ${list} until its first row, by module:`);
    for (const [name, time] of times.slice(0, MOST_TOLD)) {
      console.log(`${time.toFixed(1).padStart(8)}  ${name}`);
    }
    const total = times.reduce((sum, [, time]) => sum + time, 0);
    console.log(`${total.toFixed(1).padStart(8)}  in all`);
  } finally {
    await page.context().close();
  }
}
