import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { possibleRefusals } from '../../contract/refusals.ts';

/** The JSON schema of every refusal. */
const refusalShape = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string' },
    requestId: { type: 'string', description: 'The id of the call, for statuses of 500 and above.' },
    current: { type: 'object', description: 'What the refused fields are now, for changed-since.' },
  },
};

/** The contract as an OpenAPI 3.1 document, made from the schemas that check the calls. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(operationId, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lyceum', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalShape },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint) {
  const { summary, caller, body } = endpoint;
  return {
    operationId,
    summary,
    security: caller === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: inputOf(body) } } },
    }),
    responses: { 200: success(endpoint), ...refusals(endpoint) },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputOf(schema);
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function success({ answer, streams }: Endpoint) {
  const whole = answer.extend({ success: z.literal(true) });
  const events = Object.entries(streams ?? {}).map(
    ([event, data]) => `${event} ${Object.keys(data.shape).join(', ')}`,
  );
  return {
    description: streams ? `Server-sent events: ${events.join(' · ')}` : 'Success',
    content: {
      'application/json': { schema: outputOf(whole) },
      ...(streams && { 'text/event-stream': { schema: { type: 'string' } } }),
    },
  };
}

/** The refusals of a call by status. */
function refusals(endpoint: Endpoint) {
  const byStatus: Record<number, unknown> = {};
  for (const code of possibleRefusals(endpoint)) {
    const [status] = errors[code];
    const before = byStatus[status] as { description: string } | undefined;
    byStatus[status] = {
      description: before ? `${before.description}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return byStatus;
}

const options = { target: 'draft-2020-12', unrepresentable: 'any' } as const;
const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { ...options, io: 'input' });
const outputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { ...options, io: 'output' });
