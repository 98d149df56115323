import type { RenderReply, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { Tokenizer } from '@huggingface/tokenizers';
import { Fragment, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHub } from '../../services/hub-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { counted } from '../../ui/format-count.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { type PlacedTokens, placeTokens } from './place-tokens.ts';
import styles from './templates-page.module.css';
import { fetchTokenizer, readTokenizerFile } from './tokenizer-file.ts';

interface TokensPanelProps {
  readonly engine: Pick<TemplateEngine, 'render'>;
  readonly input: TemplateInput;
  /** Source of the template; a model has a tokenizer on the hub. */
  readonly origin: string;
  /** A `tokenizer.json` that was dropped on the page. */
  readonly dropped: File | undefined;
}

/** A tokenizer, and where it came from. */
interface Loaded {
  readonly name: string;
  readonly json: object;
}

/** Number of tokens that are shown. */
const MAX_SHOWN = 4000;

/** The tokens of the output, at their places and with their ids, by a tokenizer that is chosen, dropped or loaded from the hub. */
export function TokensPanel({ engine, input, origin, dropped }: TokensPanelProps) {
  const { connection } = useHub();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState('');
  const reply = useOutput(engine, input);
  const load = (name: string, read: Promise<object>) => {
    setFailure('');
    read.then(
      (json) => setLoaded({ name, json }),
      (error: Error) => setFailure(error.message),
    );
  };
  const loadFile = useEffectEvent((file: File) => load(file.name, readTokenizerFile(file)));
  useEffect(() => {
    if (dropped) loadFile(dropped);
  }, [dropped]);
  const isModel = /^[\w.-]+\/[\w.-]+$/.test(origin);
  const tokenizer = useMemo(
    () => (loaded ? build(loaded.json, input.tokenizer) : undefined),
    [loaded, input.tokenizer],
  );
  const tokens = useMemo(
    () => (tokenizer instanceof Tokenizer && reply?.ok ? tokenize(tokenizer, reply.text) : undefined),
    [tokenizer, reply],
  );
  return (
    <>
      <Field label="Tokenizer" hint="A model’s tokenizer.json. It stays in this page.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) load(file.name, readTokenizerFile(file));
            }}
          />
        )}
      </Field>
      {isModel && (
        <Button
          look="outline"
          icon="download"
          label={`Load tokenizer of ${origin.split('/').at(-1)}`}
          onClick={() => load(origin, fetchTokenizer(connection, origin))}
        />
      )}
      {(failure || typeof tokenizer === 'string') && (
        <p className={styles.failure} role="alert">
          {failure || String(tokenizer)}
        </p>
      )}
      {loaded && reply && !reply.ok && <p>The template does not render. Correct it first.</p>}
      {tokens && reply?.ok && (
        <>
          <p role="status">
            <strong>{counted(tokens.ids.length, 'token')}</strong>
            {` of ${loaded?.name}, ${counted(reply.text.length, 'character')}`}
          </p>
          <section className={styles.placed} aria-label="Tokens of the output" {...SCROLL_REGION}>
            {tokens.placed ? (
              tokens.placed
                .slice(0, MAX_SHOWN)
                .map((token, index) => (
                  <Token key={token.start} token={token} text={reply.text} isOdd={index % 2 === 1} />
                ))
            ) : (
              <p>{`This tokenizer changes the text. Its tokens: ${tokens.ids.slice(0, MAX_SHOWN).join(' ')}`}</p>
            )}
          </section>
          {tokens.ids.length > MAX_SHOWN && <p>{`The first ${MAX_SHOWN} are shown.`}</p>}
        </>
      )}
    </>
  );
}

interface TokenProps {
  readonly token: PlacedTokens;
  readonly text: string;
  readonly isOdd: boolean;
}

/** A token above its ids. Lines break behind the tokens that end them. */
function Token({ token: { start, end, ids }, text, isOdd }: TokenProps) {
  const written = text.slice(start, end);
  return (
    <Fragment>
      <span className={styles.token} data-odd={isOdd || undefined}>
        <span>{written.replaceAll('\n', '↵').replaceAll(' ', '·')}</span>
        <small>{ids.join(' ')}</small>
      </span>
      {written.includes('\n') && <br />}
    </Fragment>
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

function tokenize(tokenizer: Tokenizer, text: string) {
  // The template has written the special tokens already.
  const { ids } = tokenizer.encode(text, { add_special_tokens: false });
  const decode = (some: number[]) =>
    tokenizer.decode(some, { skip_special_tokens: false, clean_up_tokenization_spaces: false });
  return { ids, placed: placeTokens(text, ids, decode) };
}

/** Milliseconds without a change after which the template is rendered. */
const DELAY_MS = 250;

/** Returns the render of the input, shortly after each change; undefined before the first one. */
function useOutput(
  engine: Pick<TemplateEngine, 'render'>,
  { source, context, tokenizer }: TemplateInput,
): RenderReply | undefined {
  const [reply, setReply] = useState<RenderReply>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void engine.render({ source, context, tokenizer }).then((next) => isCurrent && next && setReply(next));
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, source, context, tokenizer]);
  return reply;
}
