import type { Called, Coverage } from './coverage.ts';

interface Summary {
  readonly text: string;
  readonly served: number;
  readonly called: number;
  readonly uncalled: readonly string[];
  /** Never answered with 2xx. */
  readonly unreached: readonly string[];
}

/** @param reasons an operation (`admin resendNotification`) can't succeed on a sandbox */
export function summarise(coverage: Coverage, reasons: Readonly<Record<string, string>>): Summary {
  const entries = [...coverage.called.values()];
  const served = entries.filter((one) => one.operation.served);
  const called = served.filter((one) => one.calls > 0);
  const unreached = called.filter((one) => !one.reached);
  const violations = coverage.findings.length;
  const lines = [
    row('api', 'tag', 'served', 'called', '2xx', 'violations'),
    ...groups(entries).map(([key, group]) => groupRow(coverage, key, group)),
    '',
    `${called.length} of ${served.length} called (${called.length - unreached.length} with a 2xx, ${sum(entries, (one) => one.calls)} calls), ${violations} violations`,
  ];
  if (unreached.length > 0) lines.push('', 'Called for a documented error:');
  for (const one of unreached) {
    const statuses = [...one.failures]
      .map(([status, message]) => `${status} ${message}`)
      .join('; ');
    lines.push(`  ${nameOf(one)}: ${statuses} — ${reasons[nameOf(one)] ?? 'no reason is given'}`);
  }
  return {
    text: lines.join('\n'),
    served: served.length,
    called: called.length,
    uncalled: served.filter((one) => one.calls === 0).map(nameOf),
    unreached: unreached.map(nameOf),
  };
}

export function violationLines(coverage: Coverage): string[] {
  return [
    ...coverage.findings.map(
      ({ operation, where, at, message, schema, sample, count }) =>
        `${operation} ${where} ${at} ${message} [${schema}]${sample === '' ? '' : ` (${sample})`} ×${count}`,
    ),
    ...coverage.strangers.map((request) => `${request} is not in the contract`),
  ];
}

function nameOf({ operation }: Called): string {
  return `${operation.api} ${operation.id}`;
}

function groups(entries: Called[]): [string, Called[]][] {
  const result = new Map<string, Called[]>();
  for (const entry of entries) {
    const key = `${entry.operation.api} ${entry.operation.tag}`;
    result.set(key, [...(result.get(key) ?? []), entry]);
  }
  return [...result];
}

function groupRow(coverage: Coverage, key: string, group: Called[]): string {
  const served = group.filter((one) => one.operation.served);
  const names = new Set(group.map(nameOf));
  const [api = '', tag = ''] = key.split(' ');
  return row(
    api,
    tag,
    served.length,
    served.filter((one) => one.calls > 0).length,
    served.filter((one) => one.reached).length,
    coverage.findings.filter((one) => names.has(one.operation)).length,
  );
}

function row(api: string, tag: string, ...figures: (string | number)[]): string {
  return `${api.padEnd(6)}${tag.padEnd(22)}${figures.map((one) => String(one).padStart(10)).join('')}`;
}

function sum<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((total, item) => total + value(item), 0);
}
