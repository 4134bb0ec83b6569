/** Sends each property of a `safe` body twice and checks that the second has no effect. */
import { type Document, type Json, resolve } from '../../../scripts/contract/document.ts';
import { difference, type Ignore } from './difference.ts';
import type { Contract, LiveOperation } from './operations.ts';
import { content } from './repeat.ts';
import { unique } from './support.ts';
import type { World } from './world.ts';

export interface Subject {
  /** Path parameters, in order. */
  readonly at?: readonly string[];
  /** `at` for properties that need their own record. */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  /** Required beside each property. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Values to try; plain columns get a value their schema allows. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
  /** Paths that show effects; default: the record. */
  readonly reads?: readonly string[];
  /** Of a shopper; default: guest. */
  readonly token?: string;
}

export type Subjects = Readonly<Record<string, (world: World) => Promise<Subject>>>;

export interface SafeProperty {
  readonly operation: LiveOperation;
  /** `admin updateProduct`. */
  readonly owner: string;
  readonly name: string;
  readonly schema: Schema;
  /** Entries without an id are created each time (`x-repeat-unless-new`). */
  readonly makesNew: boolean;
}

interface Schema {
  readonly [key: string]: Json;
}

export function safeProperties({ documents, operations }: Contract): SafeProperty[] {
  const safe = operations.filter(
    ({ method, served, repeat }) => method === 'POST' && served && repeat === 'safe',
  );
  return safe.flatMap((operation) => {
    const schema = operation.operation.requestBody?.content['application/json']?.schema;
    const properties = schema === undefined ? {} : propertiesOf(documents[operation.api], schema);
    return Object.entries(properties).map(([name, one]) => ({
      operation,
      owner: `${operation.api} ${operation.id}`,
      name,
      schema: resolve<Schema>(documents[operation.api], one as Schema),
      makesNew: operation.operation['x-repeat-unless-new']?.includes(name) ?? false,
    }));
  });
}

function propertiesOf(document: Document, schema: Json): Record<string, Json> {
  const own = resolve<Schema>(document, schema as Schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] ?? []) as Json[]);
  const inner = parts.map((part) => propertiesOf(document, part));
  return Object.assign({}, ...inner, own['properties']) as Record<string, Json>;
}

/** @returns a line per violation or untestable value */
export async function tryTwice(
  world: World,
  adminToken: string,
  subject: Subject,
  property: SafeProperty,
): Promise<string[]> {
  const { operation, name, owner } = property;
  const bearer = operation.api === 'admin' ? adminToken : subject.token;
  const headers = {
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  };
  const fill = [...(subject.places?.[name] ?? subject.at ?? [])];
  const path = operation.path.replace(/\{[^}]+\}/g, () => fill.shift() ?? '');
  const ask = async (target: string, body?: object): Promise<string> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${world.url}${target}`, { headers, ...sent });
    return `${response.status} ${await response.text()}`;
  };
  const read = async (): Promise<string> => {
    const answers = await Promise.all((subject.reads ?? [path]).map((target) => ask(target)));
    const refused = answers.find((answer) => answer[0] !== '2');
    if (refused) throw new Error(`${owner} can't be read: ${refused}`);
    return `200 [${answers.map((answer) => answer.slice(4)).join()}]`;
  };
  const wrong: string[] = [];
  for (const value of subject.values?.[name] ?? [plainValue(property, world)]) {
    const label = `${owner} ${JSON.stringify({ [name]: value })}`;
    if (value === undefined) {
      wrong.push(`${owner} ${name} has no value to try: give it one among the subjects`);
      continue;
    }
    const body = { ...subject.always, [name]: value };
    const answer = await ask(path, body);
    if (answer[0] !== '2') {
      wrong.push(`${label} can't be tried: ${answer.slice(0, 200)}`);
      continue;
    }
    const once = await read();
    // A refused repeat has no effect either.
    await ask(path, body);
    const twice = await read();
    const at = difference(once, twice, ignoreFor(operation));
    const acts = at !== undefined && content(once) !== content(twice);
    if (acts && !(property.makesNew && isNew(value)))
      wrong.push(`${label}: the second one changes ${at}`);
    if (!acts && property.makesNew && isNew(value))
      wrong.push(`${label}: the second one changes nothing, but the contract says that it does`);
  }
  return wrong;
}

/**
 * Ignores timestamps, discount usage (counted asynchronously) and, outside products, stock, which other tests consume.
 */
function ignoreFor({ tag }: LiveOperation): Ignore {
  return (key) =>
    key === 'updated_at' ||
    key === 'usage_count' ||
    (key === 'inventory_quantity' && tag !== 'products');
}

function isNew(value: unknown): boolean {
  return Array.isArray(value) && value.some((entry: { id?: unknown }) => entry.id === undefined);
}

function plainValue({ name, schema }: SafeProperty, world: World): unknown {
  const named: Readonly<Record<string, unknown>> = {
    country_code: world.country,
    currency_code: 'eur',
    email: `${unique('lou')}@example.com`,
    location_id: world.locationId,
    metadata: { deck: 'upper', knots: { reef: 2 } },
    origin_country: world.country,
    product_ids: [{ id: world.productId }],
    region_id: world.regionId,
    sales_channel_id: world.channelId,
    thumbnail: 'https://shop.test/one.png',
  };
  if (name in named) return named[name];
  const types = new Set([schema['type'] ?? []].flat());
  const values = schema['enum'];
  if (Array.isArray(values)) return values[0];
  if (types.has('boolean')) return true;
  if (types.has('number') || types.has('integer')) return 3;
  if (schema['format'] === 'date-time')
    return name === 'starts_at' ? '2024-01-02T03:04:05.000Z' : '2094-01-02T03:04:05.000Z';
  return types.has('string') ? unique(name).toLowerCase().replaceAll('_', '-') : undefined;
}
