import { withTexts } from '../i18n/write-texts.ts';
import { UserError } from '../lib/stop.ts';
import { navigationTest } from './area-files.ts';
import { camelCase, jsonOf, sentenceCase } from './names.ts';

const ICON = 'IconListDetails';

/** @throws Error unless the text has the place */
function before(text: string, place: string, added: string): string {
  if (!text.includes(place)) throw new Error(`Add this before “${place.trim()}”:\n${added}`);
  return text.replace(place, () => `${added}${place}`);
}

function withIcon(text: string): string {
  const imported = /import \{([^}]*)\} from '@tabler\/icons-react';/u;
  const names = imported.exec(text)?.[1]?.match(/\w+/gu) ?? [];
  const all = [...new Set([...names, ICON])].toSorted();
  return text.replace(imported, () => `import { ${all.join(', ')} } from '@tabler/icons-react';`);
}

const withEntry = (area: string, text: string): string =>
  before(
    text,
    `  {\n    id: 'settings',\n`,
    `  {
    id: '${area}',
    navigation: {
      to: paths.${camelCase(area)}(),
      label: 'navigation.${camelCase(area)}',
      icon: ${ICON},
    },
    load: async () => (await import('../areas/${area}/routes.ts')).${camelCase(area)},
  },
`,
  );

const withPaths = (area: string, text: string): string =>
  before(
    text,
    `  settings: () => '/a/settings',\n`,
    `  ${camelCase(area)}: (query = '') => (query ? \`/a/${area}?\${query}\` : '/a/${area}'),
  ${camelCase(area)}Record: (id: string, { list = '' }: { list?: string } = {}) =>
    address('/a/${area}', { edit: 'record', subject: id }) + (list && \`&\${list}\`),

`,
  );

const withOpenTexts = (area: string, text: string): string => {
  const declared = /(export const openTexts: readonly string\[\] = \[)([^\]]*)\];/u;
  const open = declared.exec(text)?.[2]?.match(/'[^']+'/gu) ?? [];
  const all = [...open, `'${area}'`, `'app:navigation.${camelCase(area)}'`];
  return text.replace(declared, (_all, start: string) => `${start}${all.join(', ')}];`);
};

const withLabel = (area: string, text: string): string => {
  const key = camelCase(area);
  const texts = JSON.parse(text) as { navigation: Record<string, string> };
  if (Object.hasOwn(texts.navigation, key)) {
    throw new UserError(`app.json has a text navigation.${key} already.`);
  }
  return jsonOf(withTexts(texts, new Map([[`navigation.${key}`, sentenceCase(area)]])));
};

function withRow(area: string, text: string): string {
  const test = navigationTest(area);
  const guarantee = test.charAt(0).toUpperCase() + test.slice(1);
  const row = [area, guarantee, 'browser', `tests/e2e/live/${area}.spec.ts › ${test}`, 'test'];
  return `${text.trimEnd()}\n${row.join('\t')}\n`;
}

type Edit = (area: string, text: string) => string;

/** By path: what a new area changes in files that exist. */
export const AREA_EDITS: Readonly<Record<string, Edit>> = {
  'src/main/areas.ts': (area, text) => withIcon(withEntry(area, text)),
  'src/app/paths.ts': withPaths,
  'public/locales/en/app.json': withLabel,
  'scripts/lib/locales.ts': withOpenTexts,
  'tests/guarantees.tsv': withRow,
};
