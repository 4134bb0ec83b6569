// @ts-check
/**
 * Sub-commands of npm scripts: `npm run contract -- lint` runs `scripts/contract/lint.ts`. Plain JavaScript: runs before
 * packages and Node 24 exist.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const SUB_COMMANDS = {
  start: {
    sandbox:
      'the sandbox’s server alone; “sandbox reset” deletes its data, “snapshot” packs a store',
  },
  build: {
    storefront: 'the storefront client, as a library',
    demo: 'the app with its store in the browser, as static files',
    release: 'a release: app, storefront client, licenses, bill of materials, checksums',
    pictures: 'the pictures of the documents, from a new sandbox',
  },
  generate: {
    extension: 'the first files of an extension',
    area: 'the first files of an area',
  },
  size: {
    client: 'the bundled size of the request pipeline, against its limit',
  },
  contract: {
    lint: 'the contract against strict rules',
    docs: 'a reference to browse',
    diff: 'the changes since a git ref, breaking ones first',
    check: 'a running server against the contract; reads only, unless told otherwise',
    mutate: 'renames of the contract, each of which must break the build of a screen that uses it',
    server: 'the contract against a server of its own, each write compared with every read',
    record: 'what a server’s answers have differently, and examples written from them',
    versions: 'the contract against sandboxes of other releases of Medusa',
    'order-states': 'docs/order-states.md, written from a server’s answers',
  },
  bench: {
    client: 'the storefront client beside medusa-js',
    ui: 'the app on a large store beside a small one',
    figures: 'figures of a store of 20,000 orders: reading, visits, memory',
    prices: 'saving a column of 432 prices beside a call for each',
    peer: 'the app beside the admin of Medusa v1',
    inp: 'the time from everyday presses to the next paint',
    memory: 'a page’s memory after 300 navigations beside that after 30',
    chaos: 'purchases, updates and refunds through a network that breaks',
  },
};

/** @param {string} name of an npm script */
export const asTyped = (name) => (name === 'start' ? 'npm start' : `npm run ${name}`);

/**
 * @param {string} name
 * @param {string[]} args
 * @param {boolean} runsAlone whether the script does something without a sub-command
 * @returns {{ file: string, args: string[] } | string} the file under `scripts/`, or why there is none
 */
export function findCommand(name, args, runsAlone) {
  const known = Object.hasOwn(SUB_COMMANDS, name) ? SUB_COMMANDS[name] : undefined;
  const [first, ...rest] = args;
  if (known && first !== undefined && Object.hasOwn(known, first)) {
    return { file: `${name}/${first}.ts`, args: rest };
  }
  const isPlain = !known || first === undefined || first.startsWith('-');
  if (runsAlone && isPlain) return { file: `${name}.ts`, args };
  if (!known) return `There is no script “${name}”. docs/commands.md lists all of them.`;
  const problem =
    first === undefined
      ? `${asTyped(name)} takes a sub-command:`
      : `${asTyped(name)} has no sub-command “${first}”. It has these:`;
  const commands = Object.entries(known).map(([sub, does]) => ({
    typed: `${asTyped(name)} -- ${sub}`,
    does,
  }));
  const width = Math.max(...commands.map(({ typed }) => typed.length));
  const lines = commands.map(({ typed, does }) => `  ${typed.padEnd(width)}  ${does}`);
  return [problem, '', ...lines].join('\n');
}
