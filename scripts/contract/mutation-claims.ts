/** Finds the renamed names that an error of the compiler is about. */
import ts from 'typescript';
import { groupBy } from '../i18n/group-by.ts';
import type { Mutant } from './mutants.ts';

interface Names {
  byRenamed: ReadonlyMap<string, Mutant>;
  byWord: ReadonlyMap<string, readonly Mutant[]>;
}

export const namesOf = (mutants: readonly Mutant[]): Names => ({
  byRenamed: new Map(mutants.map((one) => [one.renamed, one])),
  byWord: groupBy(mutants, ({ word }) => word),
});

/** Those that the text of the error names, or the types at its place. */
export function claimsOf(
  { file, start, messageText }: ts.Diagnostic,
  checker: ts.TypeChecker,
  { byRenamed, byWord }: Names,
): Mutant[] {
  const claimed = new Set<Mutant>();
  let types: ts.Type[] | undefined;
  for (const text of messagesIn(messageText)) {
    for (const name of namesIn(text)) {
      const renamed = byRenamed.get(name);
      if (renamed) claimed.add(renamed);
      const possible = byWord.get(name) ?? [];
      if (possible.length === 0) continue;
      types ??= file && start !== undefined ? typesAround(tokenAt(file, start), checker) : [];
      for (const one of possible) {
        if (types.some((type) => hasName(type, one.renamed, checker)) || isNamed(one, text)) {
          claimed.add(one);
        }
      }
    }
  }
  return [...claimed];
}

const isNamed = ({ name, renamed }: Mutant, text: string): boolean => {
  const [owner = ''] = name.split('.');
  return new RegExp(`\\b${renamed}\\b`, 'u').test(text) || text.includes(`'${owner}'`);
};

function messagesIn(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  return [message.messageText, ...(message.next ?? []).flatMap(messagesIn)];
}

const ONE_NAME = [
  /Property '([^']+)' (?:is missing in|does not exist on|does not exist in) type/gu,
  /(?:and|but) '([^']+)' does not exist in type/gu,
  // A type that is this value alone.
  /'"([^"]+)"'/gu,
];

const SEVERAL_NAMES = /following properties from type '.*': ([^:]+)$/u;

/** Of a path, or of a column with a minus to sort by. */
const partsOf = (name: string): string[] => name.replace(/^-/u, '').split('.');

function namesIn(text: string): string[] {
  const [, list = ''] = SEVERAL_NAMES.exec(text) ?? [];
  return [
    ...ONE_NAME.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name = '']) => partsOf(name)),
    ),
    ...list.split(', ').filter((name) => !name.startsWith('and ')),
  ];
}

function tokenAt(file: ts.SourceFile, at: number): ts.Node {
  let node: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(file) <= at && at < child.getEnd() ? child : undefined,
    );
    if (!inner) return node;
    node = inner;
  }
}

/** The types in which a name at this place is looked up. */
export function typesAround(token: ts.Node, checker: ts.TypeChecker, most = 4): ts.Type[] {
  const found: ts.Type[] = [];
  let node: ts.Node | undefined = token;
  for (let depth = 0; node && depth < most; depth += 1) {
    found.push(...typesAt(node, checker));
    node = node.parent as ts.Node | undefined;
  }
  return found.flatMap((type) => {
    const whole = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
    return whole.isUnion() ? whole.types : [whole];
  });
}

function typesAt(node: ts.Node, checker: ts.TypeChecker): ts.Type[] {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return [checker.getTypeAtLocation(node.expression)];
  }
  if (ts.isObjectBindingPattern(node)) return [checker.getTypeAtLocation(node)];
  if (ts.isIndexedAccessTypeNode(node)) return [checker.getTypeFromTypeNode(node.objectType)];
  if (ts.isTypeReferenceNode(node)) {
    return (node.typeArguments ?? []).map((type) => checker.getTypeFromTypeNode(type));
  }
  if (ts.isObjectLiteralExpression(node) || ts.isStringLiteralLike(node)) {
    const type = ts.isLiteralTypeNode(node.parent) ? undefined : checker.getContextualType(node);
    return type ? [type] : [];
  }
  return [];
}

function hasName(type: ts.Type, name: string, checker: ts.TypeChecker): boolean {
  return type.isStringLiteral()
    ? partsOf(type.value).includes(name)
    : checker.getPropertyOfType(type, name) !== undefined;
}
