import type { RenderedTemplate, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { Tokenizer } from '@huggingface/tokenizers';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format-count.ts';
import { placeTokens, type TokenizedOutput } from './place-tokens.ts';
import { PlacedTokensView } from './placed-tokens-view.tsx';
import page from './templates-page.module.css';
import { LoadModelTokenizer, TokenizerChoice, useTokenizerLoad } from './tokenizer-choice.tsx';
import type { LoadedTokenizer } from './tokenizer-file.ts';
import styles from './tokens-panel.module.css';
import { useDelayed } from './use-delayed.ts';

interface TokensPanelProps {
  readonly engine: Pick<TemplateEngine, 'render'>;
  readonly input: TemplateInput;
  /** Source of the template; a model has a tokenizer on the hub. */
  readonly origin: string;
  /** A `tokenizer.json` that was dropped on the page. */
  readonly dropped: File | undefined;
  readonly loaded: LoadedTokenizer | undefined;
  readonly onLoad: (loaded: LoadedTokenizer) => void;
}

/** Milliseconds without a change after which the template is rendered. */
const DELAY_MS = 250;

/** The tokens of the output, at their places and with their ids, by a tokenizer that is chosen, dropped or loaded from the hub. */
export function TokensPanel({ engine, input, origin, dropped, loaded, onLoad }: TokensPanelProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [hasIds, setHasIds] = useState(true);
  const load = useTokenizerLoad((next) => {
    onLoad(next);
    setChoosing(false);
  });
  const loadDropped = useEffectEvent((file: File) => {
    if (file !== loaded?.file) load.fromFile(file);
  });
  useEffect(() => {
    if (dropped) loadDropped(dropped);
  }, [dropped]);
  const { source, context, tokenizer: config } = input;
  const render = useCallback(
    () => engine.render({ source, context, tokenizer: config }),
    [engine, source, context, config],
  );
  const { reply } = useDelayed(render, DELAY_MS);
  const tokenizer = useMemo(() => (loaded ? build(loaded.json, config) : undefined), [loaded, config]);
  const tokens = useMemo(
    () => (tokenizer instanceof Tokenizer && reply?.ok ? tokenize(tokenizer, reply) : undefined),
    [tokenizer, reply],
  );
  const model = /^[\w.-]+\/[\w.-]+$/.test(origin) ? origin : undefined;
  const failure = load.failure ?? (typeof tokenizer === 'string' ? tokenizer : undefined);
  return (
    <>
      {tokens && loaded && (
        <div className={`row ${styles.facts}`}>
          <p role="status">
            <strong>{counted(tokens.ids.length, 'token')}</strong>
            {` of ${loaded.name}, ${counted(tokens.reply.text.length, 'character')}`}
          </p>
          <label className="row">
            <input type="checkbox" checked={hasIds} onChange={({ target }) => setHasIds(target.checked)} />
            Ids
          </label>
          {/* The tokenizer of another model does not fit the template of this one. */}
          {model !== undefined && loaded.name !== model && (
            <LoadModelTokenizer model={model} load={load} size="small" />
          )}
          <Button
            size="small"
            look="outline"
            label="Other tokenizer"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          />
        </div>
      )}
      {(!loaded || isChoosing || failure !== undefined) && (
        <TokenizerChoice model={loaded ? undefined : model} load={load} />
      )}
      {failure !== undefined && (
        <p className={page.failure} role="alert">
          {failure}
        </p>
      )}
      {loaded && reply && !reply.ok && <p>The template does not render. Correct it first.</p>}
      {tokens && <PlacedTokensView {...tokens} hasIds={hasIds} />}
    </>
  );
}

/** Builds the tokenizer of a file, or returns the reason why it cannot be. */
function build(json: object, config = '{}'): Tokenizer | string {
  try {
    return new Tokenizer(json, JSON.parse(config));
  } catch (error) {
    return `The tokenizer could not be read: ${(error as Error).message}`;
  }
}

function tokenize(tokenizer: Tokenizer, reply: RenderedTemplate): TokenizedOutput {
  // The template has written the special tokens already.
  const { ids } = tokenizer.encode(reply.text, { add_special_tokens: false });
  const decode = (some: number[]) =>
    tokenizer.decode(some, { skip_special_tokens: false, clean_up_tokenization_spaces: false });
  return { reply, ids, placed: placeTokens(reply.text, ids, decode) };
}
