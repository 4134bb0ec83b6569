/** Lets `vi.waitFor` wait longer: its own second is too short for a busy machine to import a module. */
import { vi } from 'vitest';

const TIMEOUT = 60_000;

const { waitFor } = vi;
const waitForLong: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT, ...options });

// Files share a worker.
if (waitFor.name !== waitForLong.name) vi.waitFor = waitForLong;
