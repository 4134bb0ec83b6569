import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { extend, readActions } from './overlay-actions.ts';

const document: Document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/admin/products/{id}': {
      get: {
        operationId: 'getProduct',
        parameters: [{ name: 'expand', in: 'query' }],
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Product: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Status: { type: 'string', enum: ['draft', 'published'] },
      Mirror: { $ref: '#/components/schemas/Product' },
    },
  },
};

const NAME = 'openapi/overlay/care.overlay.yaml';
const HEAD = `overlay: 1.0.0
info: { title: Care, version: 1.0.0 }
extends: ../admin.yaml
actions:
`;

const extended = (actions: string): Document =>
  extend(document, 'admin', [readActions(NAME, HEAD + actions)]);

function problemsOf(actions: string, head = HEAD): string[] {
  try {
    extend(document, 'admin', [readActions(NAME, head + actions)]);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

test('adds a field, requires it, and leaves the rest', () => {
  const { components } = extended(`
  - target: $.components.schemas.Product
    update:
      required: [care]
      properties: { care: { type: [string, 'null'] } }
`);
  expect(components?.['schemas']?.['Product']).toEqual({
    type: 'object',
    required: ['id', 'care'],
    properties: { id: { type: 'string' }, care: { type: ['string', 'null'] } },
  });
  expect(document.components?.['schemas']?.['Product']).not.toHaveProperty('properties.care');
});

test('adds a value to an enum once, though a later release has it', () => {
  const { components } = extended(`
  - { target: $.components.schemas.Status.enum, update: proposed }
  - { target: $.components.schemas.Status.enum, update: draft }
`);
  expect(components?.['schemas']?.['Status']).toHaveProperty('enum', [
    'draft',
    'published',
    'proposed',
  ]);
});

test('adds a parameter and a method', () => {
  const { paths } = extended(`
  - target: $.paths['/admin/products/{id}'].get.parameters
    update: { name: preview, in: query }
  - target: $.paths['/admin/products/{id}']
    update: { put: { operationId: replaceProduct, responses: {} } }
`);
  const item = paths['/admin/products/{id}'];
  expect(item?.get?.parameters?.map(({ name }) => name)).toEqual(['expand', 'preview']);
  expect(item?.put?.operationId).toBe('replaceProduct');
});

test('removes, from lists too', () => {
  const { paths, components } = extended(`
  - { target: "$.paths.*.get.parameters[?(@.name=='expand')]", remove: true }
  - { target: '$.components.schemas.Status.enum[*]', remove: true }
  - { target: $.components.schemas.Mirror, remove: true }
`);
  expect(paths['/admin/products/{id}']?.get?.parameters).toEqual([]);
  expect(components?.['schemas']?.['Status']).toHaveProperty('enum', []);
  expect(components?.['schemas']).not.toHaveProperty('Mirror');
});

test('an update inside a reference is told, but another reference may take its place', () => {
  const update = (value: string): string =>
    `  - { target: $.components, update: { schemas: { Mirror: ${value} } } }\n`;
  expect(problemsOf(update('{ description: A product. }'))).toEqual([
    `${NAME}:5:15  $.components has schemas.Mirror, a reference: target #/components/schemas/Product instead.`,
  ]);
  const { components } = extended(update("{ $ref: '#/components/schemas/Status' }"));
  expect(components?.['schemas']?.['Mirror']).toEqual({ $ref: '#/components/schemas/Status' });
});

test('later actions see what earlier ones did, and another API’s file changes nothing', () => {
  const removal = '  - { target: $.components, remove: true }\n';
  const store = readActions(NAME, HEAD.replace('admin', 'store') + removal);
  const additions = `
  - { target: $.components.schemas, update: { Care: { type: object, properties: {} } } }
  - { target: $.components.schemas.Care.properties, update: { wash: { type: string } } }
`;
  const own = readActions(NAME, HEAD + additions);
  const { components } = extend(document, 'admin', [store, own]);
  expect(components?.['schemas']?.['Care']).toHaveProperty('properties.wash.type', 'string');
});

test('each wrong action is told with its file and line', () => {
  const problems = problemsOf(`  - target: $.components.schemas.Prodct.properties
    update: { care: { type: string } }
  - target: $.components.schemas.Product.type
    update: array
  - target: $.components.schemas.Mirror
    update: { description: A product. }
  - target: $.components[1:2]
    update: {}
  - target: $.components.schemas.Product
    udpate: {}
  - target: $.components.schemas.Product
    update: { allOf: [{ $ref: care.yaml#/Care }] }
`);
  expect(problems).toEqual([
    `${NAME}:11:13  $.components[1:2] can't be read from “[1:2]” on.`,
    `${NAME}:14:5  \`udpate\` means nothing here.`,
    `${NAME}:13:5  An action needs \`update\` or \`remove: true\`.`,
    `${NAME}:16:13  care.yaml#/Care is in another file. A reference begins with #/components/.`,
    `${NAME}:5:13  $.components.schemas.Prodct.properties matches nothing: $.components.schemas has no .Prodct.`,
    `${NAME}:7:13  $.components.schemas.Product.type is a plain value: target the object that has it.`,
    `${NAME}:9:13  $.components.schemas.Mirror is a reference: target #/components/schemas/Product instead.`,
  ]);
});

test('a file that isn’t an overlay is told', () => {
  expect(problemsOf('', 'overlay: 2.0.0\nextends: admin.yaml\nactions: []\n')).toEqual([
    `${NAME}:1:10  The overlay needs its version, such as \`overlay: 1.0.0\`.`,
    `${NAME}:2:10  The overlay needs \`extends: ../admin.yaml\` or \`extends: ../store.yaml\`.`,
    `${NAME}:3:10  The overlay needs \`actions\`.`,
  ]);
  expect(problemsOf('- a\n- b', '')).toEqual([`${NAME}:1:1  An overlay is an object.`]);
});
