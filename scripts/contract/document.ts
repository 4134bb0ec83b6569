export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema?: Json;
}

export interface Media {
  schema?: Json;
  encoding?: Json;
  examples?: Record<string, { summary?: string; value?: Json } | Reference>;
}

export interface Response {
  description: string;
  headers?: Json;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-repeat'?: 'safe' | 'keyed' | 'never';
  'x-repeat-unless-new'?: string[];
  'x-invalidates'?: string[];
  'x-served'?: boolean;
  'x-source'?: string;
}

type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, Json>>;
}

export interface Located {
  path: string;
  method: Method;
  item: PathItem;
  operation: Operation;
}

export function eachOperation(document: Document): Located[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

/** Local only (`#/components/…`). */
export function resolve<T>(document: Document, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown>)[key];
  }
  return resolve(document, found as T | Reference);
}
