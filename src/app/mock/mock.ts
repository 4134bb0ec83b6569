import { configureClient } from '#client/index.ts';
import { createStore } from '../state/store.ts';
import { preferHeader, readWantedExamples } from './examples.ts';
import type { WantedExamples } from './examples.ts';

let wanted: WantedExamples = new Map();

/** Operations that this page has called, by whose names answers are chosen. */
export const calledOperations = createStore<readonly string[]>([]);

/** Empty on a real server. */
export const wantedExamples = (): WantedExamples => wanted;

/** Reads examples from the URL until the next page load. */
export function startMock(): void {
  wanted = readWantedExamples(window.location.search);
  const operationHeaders = (operation: string): Record<string, string> | undefined => {
    // Not while a component renders, which may call.
    queueMicrotask(() => noteCall(operation));
    const example = wanted.get(operation);
    return example ? preferHeader(example) : undefined;
  };
  configureClient('admin', { operationHeaders });
  configureClient('store', { operationHeaders });
}

function noteCall(operation: string): void {
  const called = calledOperations.get();
  if (!called.includes(operation)) calledOperations.set([...called, operation]);
}
