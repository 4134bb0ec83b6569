import { defineConfig } from '@playwright/test';
import { isShort } from '../support/short.ts';

/** URLs of running apps, set by `npm test` and `npm run e2e`. */
const live = process.env.LIVE_URL;
const mock = process.env.MOCK_URL;
const executablePath = process.env.CHROMIUM_PATH;
/** See passed-reporter.ts. */
const { PLANNED_TESTS: planned, PASSED_TESTS: passed } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: process.env.OUT_DIR ?? '../../test-results',
  // All tests share a sandbox, and create what they change.
  fullyParallel: false,
  // One more than CI machines have cores: workers wait for the store at times.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  ...(isShort ? { grepInvert: /@all/ } : {}),
  // Generous: a machine three times slower must pass.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reportSlowTests: { max: 20, threshold: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
    ...(passed ? [['./passed-reporter.ts', { planned, passed }] as const] : []),
  ],
  use: {
    // Below the test timeout, whose message names no action.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Animations have their own tests.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow all tests down; screenshot and page outline are always kept.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    ...(mock && !isShort
      ? [
          { name: 'mock', testDir: 'mock', use: { baseURL: mock } },
          { name: 'demo', testDir: 'demo' },
        ]
      : []),
    ...(live
      ? [
          ...(isShort
            ? []
            : [
                // Own store and slow: last in line it would run alone.
                { name: 'empty', testDir: 'empty' },
                { name: 'deploy', testDir: 'deploy', use: { baseURL: live } },
                { name: 'extensions', testDir: 'extensions', use: { baseURL: live } },
                { name: 'cross-origin', testDir: 'cross-origin', use: { baseURL: live } },
                { name: 'shop', testDir: 'shop', use: { baseURL: live } },
                { name: 'next-shop', testDir: 'next-shop', use: { baseURL: live } },
              ]),
          { name: 'live', testDir: 'live', use: { baseURL: live } },
          { name: 'gallery', testDir: 'gallery', use: { baseURL: live } },
        ]
      : []),
  ],
});
