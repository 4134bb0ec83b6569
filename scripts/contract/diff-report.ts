import { nextVersion, textOf, worst, type Change, type Level } from './changes.ts';

export interface ApiChanges {
  api: string;
  /** `info.version` at the ref, and now. */
  was: string;
  is: string;
  changes: readonly Change[];
  /** Something else is different: descriptions or examples. */
  isWorded: boolean;
}

export const FORMATS = ['text', 'markdown', 'json'] as const;
type Format = (typeof FORMATS)[number];

const TITLES: Readonly<Record<Level, string>> = {
  major: 'Breaking',
  minor: 'Compatible',
  patch: 'Other',
};
const LEVELS: readonly Level[] = ['major', 'minor', 'patch'];

export const isBreaking = (apis: readonly ApiChanges[]): boolean =>
  apis.some(({ changes }) => worst(changes) === 'major');

const nextOf = ({ was, changes, isWorded }: ApiChanges): string =>
  nextVersion(was, worst(changes) ?? (isWorded ? 'patch' : undefined));

export function report(apis: readonly ApiChanges[], format: Format, since: string): string {
  if (format === 'json') return asJson(apis, since);
  return format === 'markdown' ? asMarkdown(apis, since) : asText(apis);
}

function rows(apis: readonly ApiChanges[], level: Level): { api: string; change: Change }[] {
  return apis.flatMap(({ api, changes }) =>
    changes.filter((one) => one.level === level).map((change) => ({ api, change })),
  );
}

function some(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return names.slice(0, 3).join(', ') + more;
}

function asText(apis: readonly ApiChanges[]): string {
  const lines: string[] = [];
  for (const level of LEVELS) {
    const found = rows(apis, level);
    if (found.length === 0) continue;
    lines.push(`${TITLES[level]} (${found.length})`);
    for (const { api, change } of found) {
      const names = change.operations.length === 0 ? '' : `  (${some(change.operations)})`;
      lines.push(`  ${api}  ${textOf(change)}${names}`);
    }
    lines.push('');
  }
  return [...lines, ...apis.map(versionLine)].join('\n');
}

function versionLine(one: ApiChanges): string {
  const { api, was, is, changes, isWorded } = one;
  if (changes.length === 0 && !isWorded) return `${api}: the same, version ${is}`;
  const next = nextOf(one);
  const about = changes.length === 0 ? 'only descriptions or examples changed, ' : '';
  const said = is === next ? '' : `; openapi/${api}.yaml says ${is}`;
  return `${api}: ${about}version ${was} becomes ${next}${said}`;
}

function asMarkdown(apis: readonly ApiChanges[], since: string): string {
  const lines = [`# Contract changes since ${since}`, ''];
  for (const level of LEVELS) {
    const found = rows(apis, level);
    if (found.length === 0) continue;
    lines.push(`## ${TITLES[level]}`, '', '| API | Change | Operations |', '| --- | --- | --- |');
    for (const { api, change } of found) {
      const cells = [api, textOf(change), some(change.operations)];
      lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    lines.push('');
  }
  lines.push('## Versions', '', ...apis.map((one) => `- ${versionLine(one)}`));
  return lines.join('\n');
}

function asJson(apis: readonly ApiChanges[], since: string): string {
  const all = apis.map((one) => ({
    api: one.api,
    version: one.is,
    nextVersion: nextOf(one),
    changes: one.changes,
  }));
  return JSON.stringify({ since, breaking: isBreaking(apis), apis: all }, null, 2);
}
