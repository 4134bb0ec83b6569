import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, inRoot } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULES = ['known-keys', 'names', 'no-cycles', 'repeat', 'success-example'];

/** A contract that breaks each rule, and keeps it in the operation `keeps`. */
const BROKEN = `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
tags: [{ name: products }]
paths:
  /kept:
    post:
      operationId: keeps
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

test('a broken house rule is told with its place, and with what was probably meant', async () => {
  writeFileSync(join(folder, 'broken.yaml'), BROKEN);
  writeFileSync(join(folder, 'options.yaml'), OPTIONS);
  writeFileSync(
    join(folder, 'redocly.yaml'),
    JSON.stringify({
      plugins: [inRoot('scripts', 'contract', 'house-rules.mjs')],
      rules: Object.fromEntries(RULES.map((rule) => [`house/${rule}`, 'error'])),
    }),
  );
  const { output } = await run(
    bin('redocly'),
    [
      'lint',
      join(folder, 'broken.yaml'),
      '--config',
      join(folder, 'redocly.yaml'),
      '--format=json',
    ],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { problems } = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  ) as { problems: Problem[] };
  const told = problems.map(({ ruleId, message, suggest = [], location: [at] }) =>
    [
      ruleId.replace('house/', ''),
      message,
      ...suggest.slice(0, 1),
      at?.source.ref.split('/').at(-1),
      at?.pointer,
    ].join(' | '),
  );
  expect(told.toSorted()).toEqual([
    'known-keys | `x-invalidate` means nothing here. | x-invalidates | broken.yaml | #/paths/~1broken/post/x-invalidate',
    'known-keys | `x-nullable` means nothing here. | broken.yaml | #/components/schemas/Product/x-nullable',
    'known-keys | `x-repeet` means nothing here. | x-repeat | broken.yaml | #/paths/~1broken/post/x-repeet',
    'names | The server reads `name[]` as a list, and no other name. Not "id". | broken.yaml | #/paths/~1broken/delete/parameters/0/name',
    'names | The server reads `name[]` as a list, and no other name. Not "id[]". | broken.yaml | #/paths/~1broken/get/parameters/0/name',
    'names | `operationId` becomes a function: camelCase, and no word of JavaScript. Not "class". | broken.yaml | #/paths/~1broken/post/operationId',
    'names | `operationId` becomes a function: camelCase, and no word of JavaScript. Not "delete-broken". | broken.yaml | #/paths/~1broken/delete/operationId',
    'no-cycles | Product → Option → Product is a cycle. | options.yaml | #/Option/properties/product',
    'repeat | A read has no `x-repeat`. | broken.yaml | #/paths/~1broken/get/x-repeat',
    'repeat | A write needs `x-invalidates`. | broken.yaml | #/paths/~1broken/post',
    'repeat | A write needs `x-repeat`. | broken.yaml | #/paths/~1broken/post',
    'repeat | There is no tag "prodcts". | products | broken.yaml | #/paths/~1broken/delete/x-invalidates/0',
    'repeat | `x-repeat` must be safe; not "sometimes". | broken.yaml | #/paths/~1broken/delete/x-repeat',
    'success-example | The first of `examples` must be called `default`. | broken.yaml | #/paths/~1broken/post/responses/200/content/application~1json',
  ]);
});
