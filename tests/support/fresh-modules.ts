/**
 * Before each file of unit tests: modules begin anew, as if the file ran alone, although one worker runs many. Workers
 * of their own would take four times as long.
 */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
