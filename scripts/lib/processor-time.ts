import { readFileSync, readdirSync } from 'node:fs';

/** One living process as Linux tells of it, see proc_pid_stat(5). Seconds of processor time. */
export interface ProcessTimes {
  pid: number;
  parent: number;
  /** Tells processes apart that had the same number one after the other. */
  started: string;
  own: number;
  /** Of its children that have ended and that it waited for, with theirs. */
  reaped: number;
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;
/** Milliseconds between two readings. */
const INTERVAL = 500;

/** Parses the line of `/proc/<pid>/stat`; the program's name in it may hold anything. */
export function parseStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (place: number): number => Number(fields[place]) / TICKS;
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    started: fields[19] ?? '',
    own: ticks(11) + ticks(12),
    reaped: ticks(13) + ticks(14),
  };
}

function livingProcesses(): ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        return []; // It has just ended.
      }
    });
}

function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

interface Known extends ProcessTimes {
  layer: string;
}

/** Sums up the processor time of a process and all that it starts, by layer. */
export interface ProcessorTime {
  /** Counts a process, and all that it starts from now on, for another layer. */
  assign: (pid: number, layer: string) => void;
  /** Takes a reading of all living processes. */
  read: (living: readonly ProcessTimes[]) => void;
  /** Seconds by layer, the most first. */
  layers: () => [layer: string, seconds: number][];
}

/**
 * Adds up readings. Seconds of an ended process are found with the one that waited for it; where nobody did, as with a
 * browser's processes when they are killed together, those of its last reading count.
 *
 * @param root the number of the first process
 * @param rest the layer of all that isn't assigned
 */
export function createProcessorTime(root: number, rest: string): ProcessorTime {
  let known = new Map<number, Known>();
  const assigned = new Map<number, string>();
  const seconds = new Map<string, number>();
  const count = (layer: string, more: number): void => {
    if (more > 0) seconds.set(layer, (seconds.get(layer) ?? 0) + more);
  };

  const ownTree = (living: readonly ProcessTimes[]): Map<number, Known> => {
    const children = grouped(living, ({ parent }) => parent);
    const tree = new Map<number, Known>();
    const add = (process: ProcessTimes, inherited: string): void => {
      const { pid } = process;
      if (tree.has(pid)) return;
      const layer = assigned.get(pid) ?? known.get(pid)?.layer ?? inherited;
      tree.set(pid, { ...process, layer });
      for (const child of children.get(pid) ?? []) add(child, layer);
    };
    // A process whose parent has ended stays ours.
    for (const process of living) {
      const earlier = known.get(process.pid);
      if (process.pid === root) add(process, rest);
      else if (earlier?.started === process.started) add(process, earlier.layer);
    }
    return tree;
  };

  const read = (living: readonly ProcessTimes[]): void => {
    const now = ownTree(living);
    const isGone = ({ pid, started }: Known): boolean => now.get(pid)?.started !== started;
    /** The nearest process above that still runs: whoever waited for it has passed its time up to there. */
    const heir = ({ parent }: Known): number => {
      const above = known.get(parent);
      return above && isGone(above) ? heir(above) : parent;
    };
    const gone = grouped([...known.values()].filter(isGone), heir);
    for (const process of now.values()) {
      const earlier = known.get(process.pid);
      const isNew = earlier?.started !== process.started;
      count(process.layer, process.own - (isNew ? 0 : earlier.own));
      if (isNew) count(process.layer, process.reaped);
    }
    for (const [pid, ended] of gone) {
      const living = now.get(pid);
      const before = known.get(pid);
      const told = (living?.reaped ?? 0) - (before?.reaped ?? 0);
      // All but what had been counted while they ran.
      const counted = ended.reduce((sum, { own, reaped }) => sum + own + reaped, 0);
      const [one] = ended;
      if (one) count(one.layer, told - counted);
    }
    // Children that came and went between two readings.
    for (const process of now.values()) {
      const earlier = known.get(process.pid);
      if (!earlier || earlier.started !== process.started || gone.has(process.pid)) continue;
      count(process.layer, process.reaped - earlier.reaped);
    }
    known = now;
  };

  return {
    assign: (pid, layer) => void assigned.set(pid, layer),
    read,
    layers: () => [...seconds].toSorted(([, one], [, other]) => other - one),
  };
}

/**
 * Watches this process and all that it starts.
 *
 * @returns undefined where the system doesn't tell, which is anywhere but on Linux
 */
export function watchProcessorTime(rest: string): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined;
  const time = createProcessorTime(process.pid, rest);
  const timer = setInterval(() => time.read(livingProcesses()), INTERVAL);
  timer.unref();
  return { ...time, layers: () => (time.read(livingProcesses()), time.layers()) };
}
