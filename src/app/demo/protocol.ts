/** Beside `index.html`. */
export const WORKER = 'demo-worker.js';

export interface DemoSettings {
  /** Milliseconds of each call. */
  delay: number;
  /** Percent of calls that fail. */
  failures: number;
}

export const DELAYS = [0, 300, 1000, 3000] as const;
export const FAILURES = [0, 5, 20] as const;

/** The worker answers with its settings. */
export type DemoRequest =
  | { kind: 'claim' }
  | { kind: 'settings' }
  | { kind: 'change'; settings: Partial<DemoSettings> }
  | { kind: 'reset' };
