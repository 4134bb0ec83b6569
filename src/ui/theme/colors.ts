import type { MantineColorsTuple } from '@mantine/core';

/** Accent; 4.5:1 on white from shade 7 on. */
export const harbor: MantineColorsTuple = [
  '#eaf6f5',
  '#d3e9e8',
  '#a6d3d1',
  '#76bcb9',
  '#4ea7a3',
  '#2f928e',
  '#1a7f7b',
  '#0c6b68',
  '#095856',
  '#054543',
];

/** Neutral, so that product pictures stand out. */
export const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f3f4',
  '#e6e9eb',
  '#d7dcdf',
  '#bcc3c8',
  '#8f989f',
  '#616b73',
  '#475058',
  '#2f363c',
  '#1b2024',
];

export const dark: MantineColorsTuple = [
  '#e3e7ea',
  '#b9c1c7',
  '#99a3ab',
  '#6b757d',
  '#424a51',
  '#31383e',
  '#262c31',
  '#1b2024',
  '#14181b',
  '#0e1113',
];

/** Errors and destructive actions: fill shade 7 (dark: 6), text shade 7 (dark: 4); each 4.5:1 on its background. */
export const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#ff8f85',
  '#e5574b',
  '#c4372b',
  '#b42318',
  '#912018',
  '#7a271a',
];

/** Edges of checkboxes and radios; 3:1 on each background. */
export const BOX_LINES = { light: '#828b92', dark: '#77828a' } as const;
