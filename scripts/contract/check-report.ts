import type { CheckResult } from './check-server.ts';

const counted = (count: number, name: string): string =>
  `${count} ${count === 1 ? name : `${name}s`}`;

export function checkReport(result: CheckResult): string {
  const { calls, violations, skipped, unsure, refused, tried } = result;
  const sum = [
    counted(tried.records, 'record'),
    counted(tried.parameters, 'value'),
    counted(tried.expands, 'relation'),
    counted(tried.fields, 'field'),
  ];
  const lines: string[] = [];
  for (const { operation, status, at, problem, curl, times } of violations) {
    const more = times === 1 ? '' : `  (${times} times)`;
    lines.push(
      `${[operation, status, at, problem].filter(Boolean).join('  ')}${more}`,
      `  ${curl}`,
    );
  }
  if (violations.length > 0) lines.push('');
  const reasons = new Map<string, string[]>();
  for (const { operation, why } of skipped) {
    reasons.set(why, [...(reasons.get(why) ?? []), operation]);
  }
  if (skipped.length > 0) lines.push(`Skipped (${skipped.length})`);
  for (const [why, names] of reasons) lines.push(`  ${why}: ${names.join(', ')}`);
  if (skipped.length > 0) lines.push('');
  if (unsure.length > 0) {
    lines.push('Refused, with a value that neither the contract nor a record has');
    for (const one of unsure) lines.push(`  ${one}`);
    lines.push('');
  }
  if (refused.length > 0) {
    lines.push('Names of an answer that can’t be asked for');
    for (const one of refused) lines.push(`  ${one}`);
    lines.push('');
  }
  lines.push(
    `Tried: ${sum.join(', ')}.`,
    `${calls} calls, ${skipped.length} operations skipped, ${violations.length} violations.`,
  );
  return lines.join('\n');
}
