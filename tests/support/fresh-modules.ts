/** Resets modules before each file, since workers run many files. A worker per file would take four times as long. */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
