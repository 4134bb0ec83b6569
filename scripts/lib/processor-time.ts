import { readFileSync, readdirSync } from 'node:fs';

/** From proc_pid_stat(5); seconds. */
export interface ProcessTimes {
  pid: number;
  parent: number;
  /** Tells reused pids apart. */
  started: string;
  own: number;
  /** Of ended children it waited for, including theirs. */
  reaped: number;
}

/** Per second. */
const TICKS = 100;
/** Milliseconds. */
const INTERVAL = 1000;

/** The program's name in `/proc/<pid>/stat` may contain anything. */
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
        return []; // Just ended.
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

interface ProcessorTime {
  /** Includes future children. */
  assign: (pid: number, layer: string) => void;
  read: (living: readonly ProcessTimes[]) => void;
  /** Seconds, descending. */
  layers: () => [layer: string, seconds: number][];
}

/**
 * An ended process's seconds show up in the process that waited for it; if none did (a browser's processes killed
 * together), its last reading counts.
 *
 * @param root pid
 * @param rest layer of everything unassigned
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
    // Orphans stay ours.
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
    /** Received the reaped time. */
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
      const counted = ended.reduce((sum, { own, reaped }) => sum + own + reaped, 0);
      const [one] = ended;
      if (one) count(one.layer, told - counted);
    }
    // Children that started and ended between readings.
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

/** @returns undefined except on Linux */
export function watchProcessorTime(rest: string): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined;
  const time = createProcessorTime(process.pid, rest);
  const timer = setInterval(() => time.read(livingProcesses()), INTERVAL);
  timer.unref();
  return { ...time, layers: () => (time.read(livingProcesses()), time.layers()) };
}
