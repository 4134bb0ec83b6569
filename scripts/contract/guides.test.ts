import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { bundleCore, lint } from './bundle.ts';
import { resolve, type Document } from './document.ts';
import { createValidator } from './validate.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-guides-'));
  cpSync(inRoot('openapi'), join(folder, 'openapi'), { recursive: true });
  // Without what an owner has there.
  rmSync(overlayFile(), { recursive: true });
  mkdirSync(overlayFile());
});
afterAll(() => rmSync(folder, { recursive: true }));

const overlayFile = (...name: string[]): string => join(folder, 'openapi', 'overlay', ...name);

const text = readFileSync(inRoot('docs', 'contract.md'), 'utf8');

/** The YAML of a section. */
function blocksOf(title: string): string[] {
  const [, rest = ''] = text.split(`\n## ${title}\n`);
  const [section = ''] = rest.split('\n## ');
  const blocks = section.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', body = '']) =>
    body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

function write(name: string, body = ''): void {
  writeFileSync(overlayFile(name), body);
}

test(
  'the guides’ YAML makes a contract that keeps all rules',
  { tags: ['all'], timeout: 120_000 },
  async () => {
    const [field = ''] = blocksOf('Add a field, from the YAML to the screen');
    const [actions = ''] = blocksOf('Extend what the contract has');
    const [endpoint, schemas] = blocksOf('Add an endpoint of your own');
    write('care.overlay.yaml', field);
    write('more.overlay.yaml', field.replace(/^actions:[\s\S]*/m, '') + actions);
    write('admin.yaml', endpoint);
    write('warranties.yaml', schemas);

    await lint({ folder });

    const served = readFileSync(join(folder, 'admin.served.json'), 'utf8');
    const { paths, tags, components } = JSON.parse(served) as Document;
    const { Product, CreateProductBody, UpdateProductBody, ProductStatus } =
      components?.['schemas'] ?? {};
    expect(Product).toHaveProperty('properties.care.type', ['string', 'null']);
    expect(CreateProductBody).toHaveProperty('properties.care.type', 'string');
    expect(UpdateProductBody).toHaveProperty('properties.care.type', ['string', 'null']);
    expect(ProductStatus).toHaveProperty('enum', expect.arrayContaining(['draft', 'archived']));
    const names = paths['/admin/collections']?.get?.parameters?.map(({ name }) => name);
    expect(names).toContain('season');
    expect(names).not.toContain('handle');
    expect(paths['/admin/collections/{id}']?.put?.operationId).toBe('replaceCollection');
    expect(paths['/admin/warranties']?.get?.operationId).toBe('listWarranties');
    expect(tags?.map(({ name }) => name)).toContain('warranties');
  },
);

test(
  'contract tests leave out what an overlay adds',
  { tags: ['all'], timeout: 120_000 },
  async () => {
    expect(await bundleCore('admin', folder)).toEqual(await bundleCore('admin'));
    const served = readFileSync(join(folder, 'admin.served.json'), 'utf8');
    const document = JSON.parse(served) as Document;
    const validator = createValidator(document);
    const operation = document.paths['/admin/warranties']?.get;
    const answer = operation && resolve(document, operation.responses['200']);
    const example = answer?.content?.['application/json']?.examples?.['default'];
    const value = example && 'value' in example ? example.value : undefined;
    expect(validator.answer('listWarranties', 200, 'application/json', value)).toEqual([]);
  },
);

test(
  'an action without a match is told, beside an empty file',
  { tags: ['all'], timeout: 60_000 },
  async () => {
    const [field = ''] = blocksOf('Add a field, from the YAML to the screen');
    write('care.overlay.yaml', field.replace('schemas.Product.', 'schemas.Prodct.'));
    write('admin.yaml');
    const problem =
      'openapi/overlay/care.overlay.yaml:7:13  $.components.schemas.Prodct.properties';
    await expect(lint({ folder })).rejects.toThrow(problem);
  },
);
