// @ts-check
/**
 * Redocly rules for what this contract asks of itself, with file and line, in an editor too:
 * https://redocly.com/docs/cli/custom-plugins/custom-rules
 */

/** Keys of an operation that generators, tests and the app read. */
const OPERATION_KEYS = ['x-repeat', 'x-repeat-unless-new', 'x-invalidates', 'x-served', 'x-source'];
const REPEATS = ['safe', 'keyed', 'never'];
/** Words that a generated function can't have as its name. */
const RESERVED =
  /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await|async|eval|arguments)$/u;

/** Letters to change, add or leave out to get from one word to the other. @param {string} one @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    let corner = place;
    const next = [place + 1];
    for (const [at, their] of [...other].entries()) {
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, corner + (letter === their ? 0 : 1)),
      );
      corner = row[at + 1] ?? 0;
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known words that may have been meant, the nearest first. @param {string} word @param {readonly string[]} known */
const suggestionsFor = (word, known) =>
  known
    .filter((one) => distance(word, one) <= Math.max(2, word.length / 3))
    .toSorted((a, b) => distance(word, a) - distance(word, b));

/** Unknown `x-` keys are misspelled ones: nothing would read them. */
const KnownKeys = () => {
  /** @param {readonly string[]} known */
  const check =
    (known) =>
    (/** @type {object} */ node, /** @type {any} */ { report, location }) => {
      for (const key of Object.keys(node)) {
        if (!key.startsWith('x-') || known.includes(key)) continue;
        report({
          message: `\`${key}\` means nothing here.`,
          suggest: suggestionsFor(key, known),
          location: location.child([key]).key(),
        });
      }
    };
  return {
    Operation: check(OPERATION_KEYS),
    PathItem: check([]),
    Parameter: check([]),
    Schema: check([]),
    Response: check([]),
    MediaType: check([]),
  };
};

/** Each write says whether it may be sent again, and which records it makes stale. */
const Repeat = () => {
  /** @type {string[]} */
  let tags = [];
  return {
    Root: (/** @type {any} */ root) => {
      tags = (root.tags ?? []).map((/** @type {any} */ { name }) => name);
    },
    Operation(/** @type {any} */ operation, /** @type {any} */ { report, location, key }) {
      const repeat = operation['x-repeat'];
      for (const name of ['x-repeat', 'x-invalidates']) {
        const isGiven = operation[name] !== undefined;
        if (key === 'get' && isGiven) {
          report({ message: `A read has no \`${name}\`.`, location: location.child([name]).key() });
        }
        if (key !== 'get' && !isGiven) {
          report({ message: `A write needs \`${name}\`.`, location: location.key() });
        }
      }
      const allowed = key === 'delete' ? ['safe'] : REPEATS;
      if (repeat !== undefined && !allowed.includes(repeat)) {
        report({
          message: `\`x-repeat\` must be ${allowed.join(', ')}; not "${repeat}".`,
          suggest: suggestionsFor(String(repeat), allowed),
          location: location.child(['x-repeat']),
        });
      }
      for (const [index, tag] of [operation['x-invalidates'] ?? []].flat().entries()) {
        if (tags.includes(tag)) continue;
        report({
          message: `There is no tag "${tag}".`,
          suggest: suggestionsFor(String(tag), tags),
          location: location.child(['x-invalidates', index]),
        });
      }
    },
  };
};

/** The first example of each successful answer is called `default`: the mock answers with it. */
const SuccessExample = () => ({
  Operation(/** @type {any} */ operation, /** @type {any} */ { report, location, resolve }) {
    for (const [status, given] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      const { node: response, location: place } = given.$ref
        ? resolve(given)
        : { node: given, location: location.child(['responses', status]) };
      for (const [type, media] of Object.entries(response?.content ?? {})) {
        if (Object.keys(media.examples ?? {})[0] === 'default') continue;
        report({
          message: 'The first of `examples` must be called `default`.',
          location: place.child(['content', type]).key(),
        });
      }
    }
  },
});

/** Names that code can be generated from. */
const Names = () => ({
  Operation(/** @type {any} */ { operationId: id }, /** @type {any} */ { report, location }) {
    if (/^[a-z][A-Za-z0-9]*$/u.test(id) && !RESERVED.test(id)) return;
    report({
      message: `\`operationId\` becomes a function: camelCase, and no word of JavaScript. Not "${id}".`,
      location: location.child(['operationId']),
    });
  },
  Parameter(/** @type {any} */ parameter, /** @type {any} */ { report, location, resolve }) {
    if (parameter.in !== 'query') return;
    const { name, schema } = parameter;
    const { type } = (schema?.$ref ? resolve(schema).node : schema) ?? {};
    if (name.endsWith('[]') === [type].flat().includes('array')) return;
    report({
      message: `The server reads \`name[]\` as a list, and no other name. Not "${name}".`,
      location: location.child(['name']),
    });
  },
});

/** Mock servers and generators follow references without end where a schema leads back to itself. */
const NoCycles = () => {
  /** By named schema, those that it refers to and where. @type {Map<string, { to: string, at: any }[]>} */
  const edges = new Map();
  const nameOf = (/** @type {any} */ { source, pointer }) => {
    const parts = pointer.split('/').slice(1);
    return `${source.absoluteRef}#/${parts.slice(0, parts[0] === 'components' ? 3 : 1).join('/')}`;
  };
  return {
    ref(/** @type {any} */ _node, /** @type {any} */ { location }, /** @type {any} */ target) {
      if (!target.location) return;
      const from = nameOf(location);
      const to = nameOf(target.location);
      const known = edges.get(from) ?? [];
      if (!known.some((edge) => edge.to === to)) edges.set(from, [...known, { to, at: location }]);
    },
    Root: {
      leave(/** @type {any} */ _root, /** @type {any} */ { report }) {
        const done = new Set();
        const visit = (/** @type {string} */ name, /** @type {readonly string[]} */ trail) => {
          for (const { to, at } of edges.get(name) ?? []) {
            const start = [...trail, name].indexOf(to);
            if (start !== -1) {
              const names = [...trail, name].slice(start).map((one) => one.split('/').at(-1));
              report({ message: `${[...names, names[0]].join(' → ')} is a cycle.`, location: at });
            } else if (!done.has(to)) visit(to, [...trail, name]);
          }
          done.add(name);
        };
        for (const name of edges.keys()) if (!done.has(name)) visit(name, []);
      },
    },
  };
};

export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'known-keys': KnownKeys,
        names: Names,
        'no-cycles': NoCycles,
        repeat: Repeat,
        'success-example': SuccessExample,
      },
    },
  };
}
