// @ts-check
/**
 * Redocly rules for what this contract asks of itself, with file and line, in an editor too:
 * https://redocly.com/docs/cli/custom-plugins/custom-rules
 */

/** Keys of an operation that generators, tests and the app read. */
const OPERATION_KEYS = ['x-repeat', 'x-repeat-unless-new', 'x-invalidates', 'x-served', 'x-source'];
const REPEATS = ['safe', 'keyed', 'never'];
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
    RequestBody: check([]),
    Header: check([]),
    Example: check([]),
    SecurityScheme: check([]),
    Components: check([]),
    Root: check([]),
    Info: check([]),
    Tag: check([]),
    Server: check([]),
  };
};

/** Values that the generators know. */
const Values = () => ({
  Operation(/** @type {any} */ operation, /** @type {any} */ { report, location, resolve }) {
    for (const [name, value] of Object.entries({ 'x-served': false, 'x-source': 'server' })) {
      if (operation[name] === undefined || operation[name] === value) continue;
      report({
        message: `\`${name}\` must be ${value}, or be left out; not "${operation[name]}".`,
        suggest: [String(value)],
        location: location.child([name]),
      });
    }
    const lists = operation['x-repeat-unless-new'];
    if (lists === undefined) return;
    if (operation['x-repeat'] !== 'safe') {
      report({
        message: 'Only a write with `x-repeat: safe` has `x-repeat-unless-new`.',
        location: location.child(['x-repeat-unless-new']).key(),
      });
    }
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const { properties } = (schema?.$ref ? resolve(schema).node : schema) ?? {};
    const known = Object.keys(properties ?? {});
    for (const [index, name] of [lists].flat().entries()) {
      if (known.includes(name)) continue;
      report({
        message: `The body has no "${name}".`,
        suggest: suggestionsFor(String(name), known),
        location: location.child(['x-repeat-unless-new', index]),
      });
    }
  },
});

/** The server refuses properties that it doesn't know. */
const ClosedBodies = () => ({
  RequestBody(/** @type {any} */ body, /** @type {any} */ { report, location, resolve }) {
    const schema = body.content?.['application/json']?.schema;
    if (!schema) return;
    const { node, location: place } = schema.$ref
      ? resolve(schema)
      : { node: schema, location: location.child(['content', 'application/json', 'schema']) };
    if (node?.type !== 'object' || node.additionalProperties === false) return;
    report({
      message: 'A body allows nothing unknown: it needs `additionalProperties: false`.',
      location: place.key(),
    });
  },
});

/** One successful answer, and each error that can happen. */
const Answers = () => {
  let path = '';
  /** @type {any[]} */
  let shared = [];
  /** @type {object[]} */
  let security = [];
  return {
    Root(/** @type {any} */ root) {
      security = root.security ?? [];
    },
    PathItem(/** @type {any} */ item, /** @type {any} */ { key }) {
      path = String(key);
      shared = item.parameters ?? [];
    },
    Operation(/** @type {any} */ operation, /** @type {any} */ { report, location, key, resolve }) {
      const answers = operation.responses ?? {};
      const place = location.child(['responses']).key();
      const successful = Object.keys(answers).filter((status) => status.startsWith('2'));
      if (successful.length !== 1) {
        report({
          message: `An operation has one successful answer; not ${successful.length}.`,
          location: place,
        });
      }
      const keys = operation.security ?? security;
      const isClosed =
        keys.length > 0 && keys.every((/** @type {object} */ one) => Object.keys(one).length > 0);
      const hasQuery = [...shared, ...(operation.parameters ?? [])].some(
        (one) => (one.$ref ? resolve(one).node : one)?.in === 'query',
      );
      const errors = [
        { status: '400', can: hasQuery || operation.requestBody, why: 'what it is sent' },
        { status: '401', can: isClosed, why: 'its session' },
        { status: '404', can: path.includes('{'), why: 'the id in its path' },
        { status: '409', can: key === 'post', why: 'other writes at once' },
        { status: '422', can: operation.requestBody, why: 'its body' },
        { status: '500', can: true, why: 'the server' },
      ];
      for (const { status, can, why } of errors) {
        if (!can || status in answers) continue;
        report({ message: `The answer ${status} is missing, for ${why}.`, location: place });
      }
    },
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

/** Names that code can be generated from, and words for the reference. */
const Names = () => ({
  Operation(/** @type {any} */ operation, /** @type {any} */ { report, location }) {
    const { operationId: id, summary } = operation;
    if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/u.test(id)) {
      report({
        message: `\`operationId\` becomes a function: a verb and a noun, as listProducts. Not "${id}".`,
        location: location.child(['operationId']),
      });
    }
    if (summary !== undefined && !/^[A-Z].{6,}[^.]$/u.test(summary)) {
      report({
        message: 'A summary begins with a capital letter and ends without a period.',
        location: location.child(['summary']),
      });
    }
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
        answers: Answers,
        'closed-bodies': ClosedBodies,
        'known-keys': KnownKeys,
        names: Names,
        'no-cycles': NoCycles,
        repeat: Repeat,
        'success-example': SuccessExample,
        values: Values,
      },
    },
  };
}
