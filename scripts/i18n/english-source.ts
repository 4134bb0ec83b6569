import { namespaces } from '../lib/locales.ts';

/** Inlined into index.html. */
const PAGE_ONLY = 'boot';

const variable = (namespace: string): string =>
  namespace.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** A module of all English texts, which also types their keys. */
export function englishSource(): string {
  const names = namespaces().filter((name) => name !== PAGE_ONLY);
  const imports = names.map(
    (name) => `import ${variable(name)} from '../../public/locales/en/${name}.json';`,
  );
  const entries = names.map((name) => `  '${name}': ${variable(name)},`);
  return `/* Generated from public/locales/en/, do not edit. */
${imports.join('\n')}

export const english = {
${entries.join('\n')}
};
`;
}
