import { configureClient } from '#client/index.ts';
import { preferHeader, readWantedExamples } from './examples.ts';
import type { WantedExamples } from './examples.ts';

let wanted: WantedExamples = new Map();

/** Empty on a real server. */
export const wantedExamples = (): WantedExamples => wanted;

/** Reads examples from the URL until the next page load. */
export function startMock(): void {
  wanted = readWantedExamples(window.location.search);
  const operationHeaders = (operation: string): Record<string, string> | undefined => {
    const example = wanted.get(operation);
    return example ? preferHeader(example) : undefined;
  };
  configureClient('admin', { operationHeaders });
  configureClient('store', { operationHeaders });
}
