import type { Gap } from '../../content/mask/fill-mask.ts';
import { invalidField } from '../../contract/problem.ts';
import { hashText } from '../../contract/random.ts';
import type { ServedModel } from '../../contract/served-model.ts';
import type { DialectOf } from '../../dialect/provider.ts';
import { hubTask, textInput } from '../../presets/hub-task.ts';
import { readInteger, readTexts } from '../../presets/request-fields.ts';

/** Size of the vocabulary from which the ids of words come. */
const VOCABULARY = 30_522;

/** Words for masks as transformers writes them: a list, or one list for each mask of a text with several. */
export const fillMask: DialectOf<'fill-mask'> = hubTask('fill-mask', {
  read(request) {
    const { parameters, model } = request;
    const gaps = gapsIn(textInput(request), model);
    if (gaps.length === 0) throw invalidField('inputs', `No mask_token (${getMaskToken(model)}) found on the input`);
    const targets = parameters.targets === undefined ? undefined : readTexts(parameters, 'targets');
    return { gaps, targets, topK: readInteger(parameters, 'top_k') ?? 5 };
  },
  write(words, { request: { body, model } }) {
    const gaps = gapsIn(String(body.inputs), model);
    const lists = words.map((list, at) => list.map(({ word, score }) => filled({ word, score }, gaps[at], model)));
    return lists.length === 1 ? (lists[0] ?? []) : lists;
  },
});

function getMaskToken({ maskToken = '[MASK]' }: ServedModel): string {
  return maskToken;
}

function gapsIn(text: string, model: ServedModel): readonly Gap[] {
  const parts = text.split(getMaskToken(model));
  const join = (from: number, to?: number) => parts.slice(from, to).join(getMaskToken(model));
  return parts.slice(1).map((_, at) => ({ before: join(0, at + 1), after: join(at + 1) }));
}

/** A word in its text. The words of a RoBERTa keep the space before them; a model without cases writes none. */
function filled(
  { word, score }: { readonly word: string; readonly score: number },
  gap: Gap | undefined,
  model: ServedModel,
) {
  const { before, after } = gap ?? { before: '', after: '' };
  const isUncased = model.hubId.includes('uncased');
  const cased = (text: string) => (isUncased ? text.toLowerCase() : text);
  const space = getMaskToken(model) === '<mask>' && before.endsWith(' ') ? ' ' : '';
  const token = cased(word);
  return {
    score,
    token: hashText(token) % VOCABULARY,
    token_str: space + token,
    sequence: cased(`${before}${word}${after}`),
  };
}
