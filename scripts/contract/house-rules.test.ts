import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, inRoot } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULES = ['known-keys', 'names', 'no-cycles', 'repeat', 'success-example'];

/** A contract that breaks each rule, and keeps it in the operation `keepProduct`. */
const BROKEN = `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
tags: [{ name: products }]
paths:
  /kept:
    post:
      operationId: keepProduct
      x-repeat: safe
      x-invalidates: [products]
      parameters:
        - { name: 'id[]', in: query, schema: { type: array, items: { type: string } } }
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { type: object }
              examples: { default: { value: {} } }
  /broken:
    get:
      operationId: readBroken
      x-repeat: safe
      parameters:
        - { name: 'id[]', in: query, schema: { type: string } }
      responses:
        '204': { description: OK }
    post:
      operationId: class
      x-repeet: safe
      x-invalidate: [products]
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Product' }
    delete:
      operationId: delete-broken
      x-repeat: sometimes
      x-invalidates: [prodcts]
      parameters:
        - { name: id, in: query, schema: { type: array, items: { type: string } } }
      responses:
        '204': { description: OK }
components:
  schemas:
    Product:
      type: object
      x-nullable: true
      properties:
        options: { $ref: options.yaml#/Option }
`;
const OPTIONS = `Option:
  type: object
  properties:
    product: { $ref: broken.yaml#/components/schemas/Product }
`;

interface Problem {
  ruleId: string;
  message: string;
  suggest?: string[];
  location: { source: { ref: string }; pointer?: string }[];
}

async function problemsOf(name: string, rules: readonly string[]): Promise<string[]> {
  const config = join(folder, `${name}.redocly.yaml`);
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [inRoot('scripts', 'contract', 'house-rules.mjs')],
      rules: Object.fromEntries(rules.map((rule) => [`house/${rule}`, 'error'])),
    }),
  );
  const { output } = await run(
    bin('redocly'),
    ['lint', join(folder, name), '--config', config, '--format=json'],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { problems } = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  ) as { problems: Problem[] };
  return problems
    .map(({ ruleId, message, suggest = [], location: [at] }) =>
      [
        ruleId.replace('house/', ''),
        message,
        ...suggest.slice(0, 1),
        at?.source.ref.split('/').at(-1),
        at?.pointer,
      ].join(' | '),
    )
    .toSorted();
}

test('a broken house rule is told with its place, and with what was probably meant', async () => {
  writeFileSync(join(folder, 'broken.yaml'), BROKEN);
  writeFileSync(join(folder, 'options.yaml'), OPTIONS);
  expect(await problemsOf('broken.yaml', RULES)).toEqual([
    'known-keys | `x-invalidate` means nothing here. | x-invalidates | broken.yaml | #/paths/~1broken/post/x-invalidate',
    'known-keys | `x-nullable` means nothing here. | broken.yaml | #/components/schemas/Product/x-nullable',
    'known-keys | `x-repeet` means nothing here. | x-repeat | broken.yaml | #/paths/~1broken/post/x-repeet',
    'names | The server reads `name[]` as a list, and no other name. Not "id". | broken.yaml | #/paths/~1broken/delete/parameters/0/name',
    'names | The server reads `name[]` as a list, and no other name. Not "id[]". | broken.yaml | #/paths/~1broken/get/parameters/0/name',
    'names | `operationId` becomes a function: a verb and a noun, as listProducts. Not "class". | broken.yaml | #/paths/~1broken/post/operationId',
    'names | `operationId` becomes a function: a verb and a noun, as listProducts. Not "delete-broken". | broken.yaml | #/paths/~1broken/delete/operationId',
    'no-cycles | Product → Option → Product is a cycle. | options.yaml | #/Option/properties/product',
    'repeat | A read has no `x-repeat`. | broken.yaml | #/paths/~1broken/get/x-repeat',
    'repeat | A write needs `x-invalidates`. | broken.yaml | #/paths/~1broken/post',
    'repeat | A write needs `x-repeat`. | broken.yaml | #/paths/~1broken/post',
    'repeat | There is no tag "prodcts". | products | broken.yaml | #/paths/~1broken/delete/x-invalidates/0',
    'repeat | `x-repeat` must be safe; not "sometimes". | broken.yaml | #/paths/~1broken/delete/x-repeat',
    'success-example | The first of `examples` must be called `default`. | broken.yaml | #/paths/~1broken/post/responses/200/content/application~1json',
  ]);
});

/** Breaks the rules for bodies, answers and values; `updateProduct` keeps them. */
const LOOSE = `openapi: 3.1.0
info: { title: Loose, version: 1.0.0, x-logo: logo.png }
security: [{ session: [] }]
tags: [{ name: products }]
paths:
  /kept/{id}:
    post:
      operationId: updateProduct
      summary: Update a product
      x-repeat: safe
      x-repeat-unless-new: [prices]
      x-served: false
      x-source: server
      requestBody:
        content:
          application/json:
            schema: { type: object, additionalProperties: false, properties: { prices: {} } }
      responses:
        '200': { description: OK }
        '400': { description: Refused }
        '401': { description: No session }
        '404': { description: Not found }
        '409': { description: Conflict }
        '422': { description: Refused }
        '500': { description: Failed }
  /loose/{id}:
    post:
      operationId: updateLoosely
      summary: Updates.
      x-repeat: never
      x-repeat-unless-new: [prics]
      x-served: true
      x-source: sever
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { prices: {} } }
      responses:
        '200': { description: OK }
        '201': { description: Created }
        '500': { description: Failed }
`;

test('bodies, answers and values have rules, too', async () => {
  writeFileSync(join(folder, 'loose.yaml'), LOOSE);
  const rules = ['answers', 'closed-bodies', 'known-keys', 'names', 'values'];
  const at = 'loose.yaml | #/paths/~1loose~1{id}/post';
  expect(await problemsOf('loose.yaml', rules)).toEqual([
    `answers | An operation has one successful answer; not 2. | ${at}/responses`,
    `answers | The answer 400 is missing, for what it is sent. | ${at}/responses`,
    `answers | The answer 401 is missing, for its session. | ${at}/responses`,
    `answers | The answer 404 is missing, for the id in its path. | ${at}/responses`,
    `answers | The answer 409 is missing, for other writes at once. | ${at}/responses`,
    `answers | The answer 422 is missing, for its body. | ${at}/responses`,
    `closed-bodies | A body allows nothing unknown: it needs \`additionalProperties: false\`. | ${at}/requestBody/content/application~1json/schema`,
    'known-keys | `x-logo` means nothing here. | loose.yaml | #/info/x-logo',
    `names | A summary begins with a capital letter and ends without a period. | ${at}/summary`,
    `values | Only a write with \`x-repeat: safe\` has \`x-repeat-unless-new\`. | ${at}/x-repeat-unless-new`,
    `values | The body has no "prics". | prices | ${at}/x-repeat-unless-new/0`,
    `values | \`x-served\` must be false, or be left out; not "true". | false | ${at}/x-served`,
    `values | \`x-source\` must be server, or be left out; not "sever". | server | ${at}/x-source`,
  ]);
});
