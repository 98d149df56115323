import type { Schema } from '@cfworker/json-schema';

/**
 * The schemas of messages of OpenTelemetry's GenAI conventions, version 0.1.0, written from their tables of members. The published
 * ones also let every part have more members.
 */
/** Attributes with content by a schema. */
export type RecordedContent = 'gen_ai.input.messages' | 'gen_ai.output.messages' | 'gen_ai.tool.definitions';

const text: Schema = { type: 'string' };
const part = (type: string, properties: Record<string, Schema>, required: readonly string[]): Schema => ({
  type: 'object',
  properties: { type: { const: type }, ...properties },
  required: ['type', ...required],
});
const modality: Schema = { enum: ['image', 'video', 'audio', 'document'] };
const known = [
  part('text', { content: text }, ['content']),
  part('reasoning', { content: text }, ['content']),
  part('tool_call', { id: text, name: text }, ['name']),
  part('tool_call_response', { id: text }, ['response']),
  part('blob', { modality, mime_type: text, content: text }, ['modality', 'content']),
  part('file', { modality, mime_type: text, file_id: text }, ['modality', 'file_id']),
  part('uri', { modality, mime_type: text, uri: text }, ['modality', 'uri']),
];
const names = ['text', 'reasoning', 'tool_call', 'tool_call_response', 'blob', 'file', 'uri'];
const generic: Schema = {
  type: 'object',
  properties: { type: { type: 'string', not: { enum: names } } },
  required: ['type'],
};
const message: Schema = {
  type: 'object',
  properties: {
    role: { enum: ['system', 'user', 'assistant', 'tool'] },
    parts: { type: 'array', items: { anyOf: [...known, generic] } },
    name: text,
  },
  required: ['role', 'parts'],
  // Members of OpenAI's form have no place.
  not: { anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] },
};

export const GENAI_SCHEMAS: Readonly<Record<RecordedContent, Schema>> = {
  'gen_ai.input.messages': { type: 'array', items: message },
  'gen_ai.output.messages': {
    type: 'array',
    items: {
      ...message,
      properties: {
        ...message.properties,
        finish_reason: { enum: ['stop', 'length', 'content_filter', 'tool_call', 'error'] },
      },
    },
  },
  'gen_ai.tool.definitions': {
    type: 'array',
    items: {
      type: 'object',
      properties: { type: text, name: text, description: text, parameters: { type: 'object' } },
      required: ['type', 'name'],
    },
  },
};
