import { lazyNamed } from '#ui/page/lazyNamed.ts';

export const PerformanceSection = lazyNamed(
  () => import('./PerformanceSection.tsx'),
  'PerformanceSection',
);
