import { type ContentPart, isMembers, type Members } from '../message.ts';
import { readString } from '../text-of.ts';
import { missing, ResponsesRequestError, wrongType } from './responses-error.ts';

/** Content of an input item as chat has it: text, or parts where there is more than text. */
export function readContent(content: unknown, param: string): string | readonly ContentPart[] {
  if (content === undefined || content === null) throw missing(param);
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw wrongType(param, 'a string or an array');
  const parts = content.map((part, index) => readPart(part, `${param}[${index}]`));
  // All services take text; some do not take a list of texts.
  const texts = parts.flatMap(({ type, text }) => (type === 'text' ? [String(text)] : []));
  return texts.length === parts.length ? texts.join('\n\n') : parts;
}

/** Text and refusal of a message of the assistant. */
export function readAssistantContent(
  content: unknown,
  param: string,
): { readonly text: string; readonly refusal: string } {
  if (content === undefined || content === null) return { text: '', refusal: '' };
  if (typeof content === 'string') return { text: content, refusal: '' };
  if (!Array.isArray(content)) throw wrongType(param, 'a string or an array');
  const parts = content.filter(isMembers);
  return {
    text: parts.map(({ type, text }) => (type === 'refusal' ? '' : readString(text))).join(''),
    refusal: parts.map(({ type, refusal }) => (type === 'refusal' ? readString(refusal) : '')).join(''),
  };
}

function readPart(part: unknown, param: string): ContentPart {
  if (!isMembers(part)) throw wrongType(param, 'an object');
  switch (part.type) {
    case 'input_text':
    case 'output_text':
    case 'text':
      return { type: 'text', text: readString(part.text) };
    case 'input_image':
      return { type: 'image_url', image_url: readImage(part, param) };
    case 'input_file':
      return { type: 'file', file: readFile(part, param) };
    case 'image_url':
    case 'input_audio':
      return part as ContentPart;
    default:
      throw new ResponsesRequestError(`Invalid value: '${String(part.type)}'.`, {
        param: `${param}.type`,
        code: 'invalid_value',
      });
  }
}

function readImage({ image_url: url, detail, file_id: id }: Members, param: string): Members {
  if (typeof url !== 'string') throw id === undefined ? missing(`${param}.image_url`) : notStored(`${param}.file_id`);
  return { url, ...(typeof detail === 'string' && detail !== 'auto' && { detail }) };
}

function readFile({ type: _, file_id: id, ...file }: Members, param: string): Members {
  if (id !== undefined && id !== null) throw notStored(`${param}.file_id`);
  return file;
}

function notStored(param: string): ResponsesRequestError {
  return new ResponsesRequestError('Files are not stored here: send the file itself, as a data URL.', {
    param,
    code: 'unsupported_parameter',
  });
}
