import { menu, press } from './opening.ts';
import type { Opening } from './opening.ts';

export const HOME: readonly Opening[] = [
  { name: 'period', path: () => '/a/home', open: press(/Last 30 days/) },
  { name: 'comparison', path: () => '/a/home', open: menu(/Previous period/) },
  { name: 'exchange rates', path: () => '/a/home?converted=1', open: press('Exchange rates') },
];
