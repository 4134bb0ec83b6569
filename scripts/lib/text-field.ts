/** Tries, in a copy of the code, what one more text field costs a form. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { run } from './run.ts';

interface Edit {
  file: string;
  before: string;
  after: string;
}

/** The contract and its text get the field; the one is generated, the other no code. */
const GIVEN: readonly Edit[] = [
  {
    file: 'generated/admin/admin.schemas.ts',
    before: 'export type ProductCollectionDetail = ProductCollection & {\n',
    after:
      'export type ProductCollectionDetail = ProductCollection & {\n  subtitle: string | null;\n',
  },
  {
    file: 'generated/admin/admin.schemas.ts',
    before: 'export interface UpdateCollectionBody {\n',
    after: 'export interface UpdateCollectionBody {\n  subtitle?: string | null;\n',
  },
  {
    file: 'public/locales/en/collections.json',
    before: '"title": "Title"\n  },\n  "filters"',
    after: '"title": "Title",\n    "subtitle": "Subtitle"\n  },\n  "filters"',
  },
];

const FORM = 'src/areas/collections/collection/CollectionGeneralForm.tsx';
const PAGE = 'src/areas/collections/collection/CollectionPage.tsx';

/** A collection's subtitle: edited in its form and shown on its page. */
const FIELD: readonly Edit[] = [
  {
    file: FORM,
    before: "      handle: stored.handle ?? '',\n",
    after: "      handle: stored.handle ?? '',\n      subtitle: stored.subtitle ?? '',\n",
  },
  {
    file: FORM,
    before: 'changedBody(before, after)',
    after: "changedBody(before, after, ['subtitle'])",
  },
  {
    file: FORM,
    before: '    </RecordForm>',
    after:
      "      <TextInput label={t('fields.subtitle')} {...form.getInputProps('subtitle')} />\n    </RecordForm>",
  },
  {
    file: PAGE,
    before: "          <Facts facts={[handleFact(t('fields.handle'), collection.handle)]} />\n",
    after: [
      '          <Facts\n',
      '            facts={[\n',
      "              { label: t('fields.subtitle'), value: collection.subtitle },\n",
      "              handleFact(t('fields.handle'), collection.handle),\n",
      '            ]}\n',
      '          />\n',
    ].join(''),
  },
];

export interface FieldCost {
  files: string[];
  /** Lines that are new or changed. */
  lines: number;
  /** What the compiler says of it; empty when it holds. */
  problems: string;
}

/**
 * Adds a text field to a form in a copy of the code and compiles it.
 *
 * @throws Error when the code isn't as the recorded change expects it
 */
export async function tryTextField(): Promise<FieldCost> {
  const copy = mkdtempSync(join(tmpdir(), 'text-field-'));
  try {
    for (const part of ['src', 'generated', 'public/locales/en', 'package.json', 'tsconfig.json']) {
      cpSync(inRoot(part), join(copy, part), { recursive: true });
    }
    symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'dir');
    for (const edit of GIVEN) apply(copy, edit);
    const before = new Map([FORM, PAGE].map((file) => [file, read(copy, file)]));
    for (const edit of FIELD) apply(copy, edit);
    let lines = 0;
    const files: string[] = [];
    for (const [file, old] of before) {
      const added = newLines(old, read(copy, file)).length;
      if (added > 0) files.push(file);
      lines += added;
    }
    const config = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8')) as object;
    const included = {
      include: ['src/areas/collections', 'src/app', 'src/*.d.ts'],
      exclude: ['**/*.test.*'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...config, ...included }));
    const compiler = inRoot('node_modules', '@typescript', 'native', 'bin', 'tsc');
    const { code, output } = await run(process.execPath, [compiler, '--noEmit', '-p', copy]);
    return { files, lines, problems: code === 0 ? '' : output };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/** Lines of a text that another hasn't; what has only moved to a line of its own isn't new. */
export const newLines = (before: string, after: string): string[] =>
  after.split('\n').filter((line) => !before.includes(line.trim().replace(/,$/u, '')));

function apply(folder: string, { file, before, after }: Edit): void {
  const text = read(folder, file);
  if (!text.includes(before)) throw new Error(`${file} has no longer: ${before}`);
  writeFileSync(join(folder, file), text.replace(before, after));
}
