export const COLORS = {
  value: 'var(--qm-accent-text)',
  before: 'var(--mantine-color-dimmed)',
} as const;

export const DASHES = '4 4';
