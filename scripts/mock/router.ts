import { eachOperation, type Document, type Located, type Method } from '../contract/document.ts';

export interface Match extends Located {
  params: Readonly<Record<string, string>>;
}

type Router = (method: string, path: string) => Match | undefined;

const paramIn = (part: string): string | undefined => /^\{(.+)\}$/.exec(part)?.[1];

/** A path without parameters wins: `/admin/products/types` over `/admin/products/{id}`. */
export function createRouter(document: Document): Router {
  const routes = eachOperation(document)
    .map((located) => ({ located, parts: located.path.split('/') }))
    .map((route) => ({ ...route, open: route.parts.filter((part) => paramIn(part)).length }))
    .toSorted((a, b) => a.open - b.open);
  return (method, path) => {
    const parts = path.replace(/\/$/, '').split('/');
    const wanted = method.toLowerCase() as Method;
    const found = routes.find(
      ({ located, parts: own }) =>
        located.method === wanted &&
        own.length === parts.length &&
        own.every((part, index) => part === parts[index] || paramIn(part) !== undefined),
    );
    if (!found) return undefined;
    const params = found.parts.flatMap((part, index) => {
      const name = paramIn(part);
      return name === undefined ? [] : [[name, decoded(parts[index] ?? '')] as const];
    });
    return { ...found.located, params: Object.fromEntries(params) };
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
