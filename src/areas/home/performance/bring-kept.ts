import type { QueryClient } from '@tanstack/react-query';
import { openKept } from '#shared/figures/useFigures.ts';
import { PerformanceSection } from './later.ts';

/** Kept figures come with the screen, not after it. */
export async function bringKept(client: QueryClient): Promise<void> {
  if (await openKept(client)) await PerformanceSection.prepare();
}
