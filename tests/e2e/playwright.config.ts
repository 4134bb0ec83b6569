import { defineConfig } from '@playwright/test';
import { isShort } from '../support/short.ts';

/** Addresses of running apps; `npm test` and `npm run e2e` start them and set these. */
const live = process.env.LIVE_URL;
const mock = process.env.MOCK_URL;
const executablePath = process.env.CHROMIUM_PATH;
/** Files for the names of tests, see passed-reporter.ts. */
const { PLANNED_TESTS: planned, PASSED_TESTS: passed } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: process.env.OUT_DIR ?? '../../test-results',
  // One sandbox serves all tests: they make what they change.
  fullyParallel: false,
  // One more than most machines of CI have processors: now and then one of them waits for the store.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  ...(isShort ? { grepInvert: /@all/ } : {}),
  // No test is about speed: a machine three times slower than most has to pass them all.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reportSlowTests: { max: 20, threshold: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
    ...(passed ? [['./passed-reporter.ts', { planned, passed }] as const] : []),
  ],
  use: {
    // What never comes is named before the test's own limit, which names nothing.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // What moves is seen by tests of its own; all others needn't wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step slows all tests down; a picture and the page's outline are kept in any case.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    ...(mock && !isShort ? [{ name: 'mock', testDir: 'mock', use: { baseURL: mock } }] : []),
    ...(live
      ? [
          ...(isShort
            ? []
            : [
                // Has a store of its own, and takes long: at the end, nobody would have anything to do beside it.
                { name: 'empty', testDir: 'empty' },
                { name: 'deploy', testDir: 'deploy', use: { baseURL: live } },
                { name: 'cross-origin', testDir: 'cross-origin', use: { baseURL: live } },
              ]),
          { name: 'live', testDir: 'live', use: { baseURL: live } },
          { name: 'gallery', testDir: 'gallery', use: { baseURL: live } },
        ]
      : []),
  ],
});
