export const secondsSince = (time: number, now = Date.now()): number =>
  Math.round((now - time) / 1000);

/** Says each step as it begins, and its seconds as the next one does. A step ends with “ …”. */
export function stepLog(
  say: (line: string) => void,
  now: () => number = Date.now,
): { log: (line: string) => void; end: () => void } {
  let last: { step: string; at: number } | undefined;
  const end = (): void => {
    if (last === undefined) return;
    const seconds = secondsSince(last.at, now());
    if (seconds > 0) say(`${last.step}: ${seconds} s.`);
    last = undefined;
  };
  const log = (line: string): void => {
    end();
    say(line);
    if (line.endsWith(' …')) last = { step: line.slice(0, -2), at: now() };
  };
  return { log, end };
}
