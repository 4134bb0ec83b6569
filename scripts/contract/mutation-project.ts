/** Checks the screens, with some names of the generated types renamed in memory. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { groupBy } from '../i18n/group-by.ts';
import { APIS, importedFrom, mutantsOf, rename, wordsIn } from './mutants.ts';
import type { Generated, Mutant } from './mutants.ts';
import { claimsOf, namesOf, typesAround } from './mutation-claims.ts';

export interface Outcome {
  /** With a file that breaks. */
  claimed: ReadonlyMap<Mutant, string>;
  /** All files that break. */
  files: readonly string[];
}

export interface Project {
  mutants: readonly Mutant[];
  files: readonly string[];
  /** Checks all files if none are given. */
  trial: (mutants: readonly Mutant[], files?: readonly string[]) => Outcome;
  /** Files that use a name by its type; the others may only have the same word. */
  uses: ReadonlyMap<Mutant, readonly string[]>;
  mentions: (word: string) => readonly string[];
}

const SCHEMAS = /^generated\/\w+\/\w+\.schemas\.ts$/u;
const OPERATIONS = /^generated\/\w+\/[\w-]+\/[\w-]+\.ts$/u;
const SCREENS = /^src\/(?:app|areas)\//u;
const TEST = /\.test\.tsx?$/u;

export function openProject(root: string): Project {
  const at = (file: string): string => relative(root, file);
  const { options, fileNames } = configOf(root);
  const own = fileNames.filter(
    (file) => /^(?:src|generated)\//u.test(at(file)) && !TEST.test(file),
  );
  const files = own.filter((file) => SCREENS.test(at(file)));
  const code = new Map(files.map((file) => [at(file), readFileSync(file, 'utf8')]));
  const words = new Map([...code].map(([file, text]) => [file, new Set(wordsIn(text))]));
  const check = checkerOf(own, options);

  const before = check(new Map());
  const apis = generatedIn(before, root, [...code.values()]);
  const all = new Set([...words.values()].flatMap((some) => [...some]));
  const texts = new Map(apis.map(({ schemas }) => [schemas.fileName, schemas.text]));
  const mutants = mutantsOf(apis, all);
  const known = new Set(errorsIn(before, files).map(keyOf));
  const uses = usesOf(before, files, mutants);

  return {
    mutants,
    files: files.map(at),
    trial: (renamed, only) => {
      const program = check(
        new Map(
          [...groupBy(renamed, ({ file }) => file)].map(([file, some]) => [
            file,
            rename(texts.get(file) ?? '', some),
          ]),
        ),
      );
      const errors = errorsIn(program, only?.map((file) => join(root, file)) ?? files);
      const names = namesOf(renamed);
      const checker = program.getTypeChecker();
      const claimed = new Map<Mutant, string>();
      const broken = new Set<string>();
      for (const error of errors.filter((one) => !known.has(keyOf(one)))) {
        const file = at(error.file?.fileName ?? '');
        broken.add(file);
        for (const one of claimsOf(error, checker, names)) claimed.set(one, file);
      }
      return { claimed, files: [...broken] };
    },
    uses: new Map([...uses].map(([mutant, some]) => [mutant, [...some].map(at)])),
    mentions: (word) => [...words].filter(([, own]) => own.has(word)).map(([file]) => file),
  };
}

/** Outside of `openProject`, whose closures would keep the program. */
function generatedIn(program: ts.Program, root: string, screens: readonly string[]): Generated[] {
  const files = program.getRootFileNames();
  return APIS.flatMap((api) => {
    const own = files.filter((file) => relative(root, file).startsWith(`generated/${api}/`));
    const operations = own
      .filter((file) => OPERATIONS.test(relative(root, file)))
      .map((file) => readFileSync(file, 'utf8'));
    const imported = new Set(screens.flatMap((text) => importedFrom(api, text)));
    return sourcesIn(
      program,
      own.filter((file) => SCHEMAS.test(relative(root, file))),
    ).map((schemas) => ({ schemas, operations, imported }));
  });
}

function configOf(root: string): { options: ts.CompilerOptions; fileNames: string[] } {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8')) as {
    config?: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

/** Keeps all that is read; only changed files are parsed again. */
function checkerOf(
  rootNames: readonly string[],
  options: ts.CompilerOptions,
): (changed: ReadonlyMap<string, string>) => ts.Program {
  const base = ts.createCompilerHost(options);
  const sources = new Map<string, ts.SourceFile | undefined>();
  let changed: ReadonlyMap<string, string> = new Map();
  let oldProgram: ts.Program | undefined;
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile: (name, version) => {
      const text = changed.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version);
      if (!sources.has(name)) sources.set(name, base.getSourceFile(name, version));
      return sources.get(name);
    },
  };
  return (next) => {
    changed = next;
    oldProgram = ts.createProgram({
      rootNames,
      options,
      host,
      ...(oldProgram ? { oldProgram } : {}),
    });
    return oldProgram;
  };
}

const sourcesIn = (program: ts.Program, files: readonly string[]): ts.SourceFile[] =>
  files.flatMap((file) => program.getSourceFile(file) ?? []);

const errorsIn = (program: ts.Program, files: readonly string[]): ts.Diagnostic[] =>
  sourcesIn(program, files).flatMap((source) => program.getSemanticDiagnostics(source));

const keyOf = ({ file, start, code }: ts.Diagnostic): string =>
  [file?.fileName, start, code].join(':');

function usesOf(
  program: ts.Program,
  files: readonly string[],
  mutants: readonly Mutant[],
): Map<Mutant, Set<string>> {
  const checker = program.getTypeChecker();
  const { byWord } = namesOf(mutants);
  const byPlace = new Map(
    mutants.flatMap((one) => one.places.map(({ start }) => [`${one.file}:${start}`, one] as const)),
  );
  const found = new Map<Mutant, Set<string>>();
  const visit = (node: ts.Node, file: string): void => {
    if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && byWord.has(node.text)) {
      for (const type of typesAround(node, checker, 3)) {
        const symbol = checker.getPropertyOfType(type, node.text);
        for (const declaration of symbol?.declarations ?? []) {
          const { fileName } = declaration.getSourceFile();
          const mutant = byPlace.get(`${fileName}:${declaration.getStart()}`);
          if (mutant) found.set(mutant, (found.get(mutant) ?? new Set()).add(file));
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const source of sourcesIn(program, files)) visit(source, source.fileName);
  return found;
}
