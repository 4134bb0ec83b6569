const mutatorImport = /^import \{ clientRequest \} from '(.*)\/store-mutator\.ts';$/m;
const helperType = /^type SecondParameter<.*\n\n?/m;
const optionsType = /(?:Second)?Parameters?<typeof clientRequest>(?:\[1\])?/g;
const fetcher = /(export const \w+ = async \()/g;
const fetcherCall = /\bclientRequest<(\w+)>\((get\w+Url\(.*\)),(\s+\{\s+operation: )('\w+')/g;
const fetcherEnd = /(\n {2}\}\n)\);\}/g;
const optionsMaker = /(export const get\w+Options = <[\s\S]*?>\()/g;
const queryCall = /(const queryFn: [^\n]*? => \w+\()/g;
const mutationCall = /(\n {10}return {2}\w+\()/g;
const hookQuery = /(const queryOptions = get\w+Options\()/g;
const hookMutation = /(return useMutation\(get\w+Options\()/g;

/**
 * Makes orval's store modules take the client: a server renders for many shoppers, so each call's token must be
 * explicit. Fetchers, query and mutation options take it first; hooks use the provider. What refuses a call names its
 * operation. Output this doesn't know fails the type check.
 */
export function takeClient(source: string): string {
  const [, folder] = mutatorImport.exec(source) ?? [];
  if (folder === undefined) return source;
  const imports = [
    `import { clientRequest } from '${folder}/store-mutator.ts';`,
    `import { useApiClient } from '${folder}/react.ts';`,
    `import type { ApiClient, RequestOptions } from '${folder}/types.ts';`,
  ];
  return source
    .replace(mutatorImport, imports.join('\n'))
    .replace(helperType, '')
    .replace(optionsType, 'RequestOptions')
    .replace(fetcher, '$1client: ApiClient, ')
    .replace(fetcherCall, 'clientRequest<$1>(client, $4, () => [$2,$3$4')
    .replace(fetcherEnd, '$1]);}')
    .replace(optionsMaker, '$1client: ApiClient, ')
    .replace(queryCall, '$1client, ')
    .replace(mutationCall, '$1client, ')
    .replace(hookQuery, '$1useApiClient(), ')
    .replace(hookMutation, '$1useApiClient(), ');
}
