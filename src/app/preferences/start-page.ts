import { paths } from '../paths.ts';
import { browserValue } from './storage.ts';

export const START_PAGES = ['home', 'orders'] as const;

export type StartPage = (typeof START_PAGES)[number];

const kept = browserValue<string>('startPage', 'home');

/** Validates: anything may be stored. */
export const readStartPage = (): StartPage =>
  START_PAGES.find((page) => page === kept.read()) ?? 'home';

export const saveStartPage = (page: StartPage): void => kept.write(page);

export const startPath = (): string => paths[readStartPage()]();
