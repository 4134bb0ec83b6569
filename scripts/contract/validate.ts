import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { eachOperation, resolve, type Document, type Located, type Media } from './document.ts';
import { unknownProperties } from './unknown.ts';

// The package's types describe its CommonJS form.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

export interface Finding {
  /** As in `/products/0/title`. */
  at: string;
  problem: string;
}

export interface Validator {
  /** @param body parsed JSON, or another media type's text */
  answer(operationId: string, status: number, mediaType: string, body: unknown): Finding[];
  request(operationId: string, body: unknown): Finding[];
}

/** @param document bundled: all references local */
export function createValidator(document: Document): Validator {
  const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: false });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const operations = new Map(
    eachOperation(document).map((one) => [one.operation.operationId, one]),
  );
  const compiled = new Map<string, ValidateFunction>();

  function check(pointer: string, media: Media, body: unknown): Finding[] {
    let validate = compiled.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `contract#${pointer}/schema` });
      compiled.set(pointer, validate);
    }
    if (validate(body)) return unknownProperties(document, media.schema ?? {}, body);
    return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
      at: instancePath,
      problem: `${message ?? 'is wrong'} ${JSON.stringify(params)}`,
    }));
  }

  function find(operationId: string): Located {
    const found = operations.get(operationId);
    if (!found) throw new Error(`The contract has no operation ${operationId}`);
    return found;
  }

  return {
    answer(operationId, status, mediaType, body) {
      const { path, method, operation } = find(operationId);
      const documented = operation.responses[status];
      if (!documented) return [{ at: '', problem: `status ${status} is not in the contract` }];
      const response = resolve(document, documented);
      if (!response.content) {
        return body === '' || body === undefined || body === null
          ? []
          : [{ at: '', problem: 'the contract says that there is no body' }];
      }
      const type = mediaType.split(';')[0]?.trim() ?? '';
      const media = response.content[type];
      if (!media) return [{ at: '', problem: `media type "${type}" is not in the contract` }];
      const place =
        '$ref' in documented && typeof documented.$ref === 'string'
          ? documented.$ref.slice(1)
          : `/paths/${escape(path)}/${method}/responses/${status}`;
      return check(`${place}/content/${escape(type)}`, media, body);
    },
    request(operationId, body) {
      const { path, method, operation } = find(operationId);
      const media = operation.requestBody?.content['application/json'];
      if (!media) return [{ at: '', problem: 'the contract says that there is no JSON body' }];
      const place = `/paths/${escape(path)}/${method}/requestBody/content/${escape('application/json')}`;
      return check(place, media, body);
    },
  };
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
