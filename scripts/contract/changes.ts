/** Semver: breaking, visible and compatible, or of no account to a caller. */
export type Level = 'major' | 'minor' | 'patch';

export interface Change {
  /** Empty for the operation itself; else `body.title`, `200`, `query limit` or `Product.care`. */
  at: string;
  what: string;
  level: Level;
  operations: string[];
}

const LEVELS: readonly Level[] = ['major', 'minor', 'patch'];

export const textOf = ({ at, what }: Change): string => (at === '' ? what : `${at} ${what}`);

export function worst(changes: readonly { level: Level }[]): Level | undefined {
  return LEVELS.find((level) => changes.some((one) => one.level === level));
}

/** Breaking first; the same change of several operations becomes one. */
export function merged(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = textOf(change);
    const same = found.get(key);
    if (same === undefined) found.set(key, { ...change, operations: [...change.operations] });
    else {
      same.level = worst([same, change]) ?? same.level;
      for (const one of change.operations) {
        if (!same.operations.includes(one)) same.operations.push(one);
      }
    }
  }
  return [...found.values()].sort(
    (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  );
}

/** Below 1.0.0 a breaking change raises the second number. */
export function nextVersion(version: string, level: Level | undefined): string {
  const numbers = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (numbers === null || level === undefined) return version;
  const [major, minor, patch] = numbers.slice(1).map(Number) as [number, number, number];
  if (major === 0) {
    return level === 'major' ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  }
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
