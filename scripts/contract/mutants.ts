/** Names in the generated types, each of which can be renamed by itself. */
import ts from 'typescript';

export const KINDS = ['parameter', 'body property', 'field', 'relation', 'value'] as const;

type Kind = (typeof KINDS)[number];

export interface Mutant {
  kind: Kind;
  /** With its type, such as `Order.email`. */
  name: string;
  word: string;
  /** Unique, so that an error can name it. */
  renamed: string;
  file: string;
  places: readonly Place[];
}

interface Place {
  start: number;
  end: number;
  isQuoted: boolean;
}

type Declarations = ReadonlyMap<string, readonly ts.Node[]>;

export interface Generated {
  schemas: ts.SourceFile;
  /** Texts of the modules with fetchers and hooks. */
  operations: readonly string[];
  /** Names that screens import from it. */
  imported: ReadonlySet<string>;
}

/** @param words that screens contain; no other name is renamed */
export function mutantsOf(
  apis: readonly Generated[],
  words: ReadonlySet<string>,
): readonly Mutant[] {
  const mutants: Mutant[] = [];
  for (const { schemas: source, operations, imported } of apis) {
    const declarations = declarationsIn(source);
    const kinds = kindsOf(declarations, operations, imported);
    for (const [owner, nodes] of declarations) {
      const kind = kinds.get(owner);
      if (kind === undefined) continue;
      for (const { path, names, type } of nodes.flatMap((node) => namesIn(node, owner))) {
        const [{ text: word } = { text: '' }] = names;
        if (!words.has(word)) continue;
        mutants.push({
          kind: finalKind(kind, type, declarations),
          name: path,
          word,
          renamed: `${word.replaceAll(/\W/gu, '_')}__m${mutants.length}`,
          file: source.fileName,
          places: names.map((node) => ({
            start: node.getStart(source),
            end: node.getEnd(),
            isQuoted: ts.isStringLiteral(node),
          })),
        });
      }
    }
  }
  return mutants;
}

/** Returns the text with these names renamed. */
export function rename(text: string, mutants: readonly Mutant[]): string {
  const places = mutants
    .flatMap(({ renamed, places: own }) => own.map((place) => ({ ...place, renamed })))
    .sort((one, other) => one.start - other.start);
  let done = '';
  let at = 0;
  for (const { start, end, isQuoted, renamed } of places) {
    done += text.slice(at, start) + (isQuoted ? `'${renamed}'` : renamed);
    at = end;
  }
  return done + text.slice(at);
}

export const APIS = ['admin', 'store'] as const;

const IMPORT = /import (?:type )?\{([^}]*)\} from '[^']*generated\/(\w+)\//gu;

/** Names that a module imports from a part of `generated/`. */
export const importedFrom = (part: string, text: string): string[] =>
  [...text.matchAll(IMPORT)]
    .filter(([, , from]) => from === part)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));

export function wordsIn(text: string): string[] {
  return text.match(/\w+(?:-\w+)*/gu)?.flatMap((word) => [word, ...word.split('-')]) ?? [];
}

type OwnerKind = 'parameter' | 'body property' | 'field';

function finalKind(kind: OwnerKind, type: Type, declarations: Declarations): Kind {
  if (type === 'value') return 'value';
  return kind === 'field' && type && isEntity(type, declarations) ? 'relation' : kind;
}

function declarationsIn(source: ts.SourceFile): Declarations {
  const found = new Map<string, ts.Node[]>();
  const add = (name: string, node: ts.Node): void =>
    void found.set(name, [...(found.get(name) ?? []), node]);
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) add(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) add(statement.name.text, statement.type);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) add(name.text, initializer);
    }
  }
  return found;
}

/** Types of the operations that screens call, and types that they import. */
function kindsOf(
  declarations: Declarations,
  operations: readonly string[],
  imported: ReadonlySet<string>,
): Map<string, OwnerKind> {
  const roots = new Map<string, OwnerKind>();
  for (const name of declarations.keys()) {
    if (imported.has(name)) roots.set(name, kindByName(name));
  }
  for (const text of operations) {
    const found = text.matchAll(/^export const (\w+) = async \(([^{};]*?)\): Promise<(\w+)>/gmu);
    for (const [, operation = '', parameters = '', answer = ''] of found) {
      if (!isCalled(operation, imported)) continue;
      for (const [, sent = ''] of parameters.matchAll(/: (\w+)/gu)) {
        if (declarations.has(sent)) roots.set(sent, kindByName(sent));
      }
      roots.set(answer, 'field');
    }
  }
  const kinds = new Map<string, OwnerKind>();
  const reach = (name: string, kind: OwnerKind): void => {
    const nodes = declarations.get(name);
    if (!nodes || kinds.has(name)) return;
    kinds.set(name, kind);
    for (const node of nodes) for (const used of typesIn(node)) reach(used, kind);
  };
  for (const kind of ['body property', 'parameter', 'field'] as const) {
    for (const [name, own] of roots) if (own === kind) reach(name, kind);
  }
  return kinds;
}

function kindByName(name: string): OwnerKind {
  if (name.endsWith('Params')) return 'parameter';
  return name.includes('Body') ? 'body property' : 'field';
}

function isCalled(operation: string, imported: ReadonlySet<string>): boolean {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return [
    operation,
    `use${name}`,
    `use${name}Infinite`,
    `get${name}QueryOptions`,
    `get${name}QueryKey`,
    `get${name}InfiniteQueryKey`,
    `get${name}Url`,
    `get${name}InfiniteQueryOptions`,
    `get${name}MutationOptions`,
  ].some((one) => imported.has(one));
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function typesIn(node: ts.Node): string[] {
  const own =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
      ? [node.typeName.text]
      : ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)
        ? [node.exprName.text]
        : ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
          ? [node.expression.text]
          : [];
  return [...own, ...childrenOf(node).flatMap(typesIn)];
}

type Type = ts.TypeNode | 'value' | undefined;

interface Named {
  path: string;
  names: readonly (ts.Identifier | ts.StringLiteral)[];
  type: Type;
}

function namesIn(node: ts.Node, path: string): Named[] {
  if (ts.isPropertySignature(node)) {
    const { name, type } = node;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
    const inner = `${path}.${name.text}`;
    return [{ path: inner, names: [name], type }, ...(type ? namesIn(type, inner) : [])];
  }
  if (ts.isPropertyAssignment(node)) {
    const { name, initializer } = node;
    if (!ts.isStringLiteral(initializer)) return [];
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
    return [{ path: `${path}.${name.text}`, names: [name, initializer], type: 'value' }];
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return [{ path: `${path}.${node.literal.text}`, names: [node.literal], type: 'value' }];
  }
  return childrenOf(node).flatMap((child) => namesIn(child, path));
}

/** True if it has an id, or is a list of such. */
function isEntity(node: ts.Node, declarations: Declarations, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isPropertySignature(node)) return ts.isIdentifier(node.name) && node.name.text === 'id';
  const inner =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
      ? (declarations.get(node.typeName.text) ?? [])
      : childrenOf(node);
  return inner.some((one) => isEntity(one, declarations, seen));
}
