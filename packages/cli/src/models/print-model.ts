import type { ChatModel, ModelOffer } from '@hubkit/catalog/chat-models';
import type { Io } from '../io/io.ts';
import { printJson, printSections, shortNumber } from '../listing/print-listing.ts';
import type { HubModel } from './hub-models.ts';
import { findOffers, type Offer } from './model-price.ts';

/**
 * Prints a model with the facts that the catalog has of it, and what the router reports of chats at its providers. The built-in
 * emulator has no router of its own: the prices of its models are those of the catalog.
 */
export async function printModel(model: HubModel, isJson: boolean, io: Io): Promise<void> {
  const { FACT_SOURCES, findChatModel } = await import('@hubkit/catalog/chat-models');
  const isEmulated = !io.env.HF_TOKEN?.trim();
  const isChat = model.providers.some(({ task }) => task === 'conversational');
  const known = isChat ? findChatModel(model.id) : undefined;
  const offers = !isChat ? {} : isEmulated ? knownOffers(known) : await findOffers(model.id, io);
  if (isJson) {
    const providers = model.providers.map((entry) => ({ ...entry, ...offers[entry.provider ?? ''] }));
    return printJson(io, { ...model, service: isEmulated ? 'emulator' : 'hub', facts: known, providers });
  }
  const rows = describe(model, known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const sources = [...new Set(factsIn(known).map(({ source }) => source))]
    .sort()
    .map((id) => [FACT_SOURCES[id].label, FACT_SOURCES[id].date, FACT_SOURCES[id].url]);
  const mapping = model.providers.map(({ provider = '', providerId = '', task = '', status = '' }) => [
    provider,
    task,
    providerId,
    status,
    ...describeOffer(task === 'conversational' ? offers[provider] : undefined),
  ]);
  await printSections(io, [
    { rows: [...rows, ...(isEmulated ? [['service', 'emulator']] : [])] },
    { heading: 'Providers', rows: mapping },
    ...(sources.length > 0 ? [{ heading: 'Sources', rows: sources }] : []),
  ]);
}

type Row = readonly [name: string, value: string | undefined];

function describe(model: HubModel, known: ChatModel | undefined): readonly Row[] {
  const { downloads, likes, contextLength = known?.contextLength?.value } = model;
  const { total = model.parameters, active } = known?.parameters?.value ?? {};
  return [
    ['id', model.id],
    ['task', model.task],
    ['library', model.library],
    ['license', model.license ?? known?.license?.value],
    ['parameters', total && shortNumber(total) + (active ? `, ${shortNumber(active)} active` : '')],
    ['context', contextLength === undefined ? undefined : `${contextLength} tokens`],
    ['abilities', known && abilities(known)],
    ['released', known?.released?.value],
    ['downloads', downloads === undefined ? undefined : shortNumber(downloads)],
    ['likes', likes === undefined ? undefined : shortNumber(likes)],
    ['changed', model.changed],
    ['access', model.gated ? 'gated: ask for it on the page of the model' : 'open'],
  ].map(([name, value]) => [String(name), value ? String(value) : undefined]);
}

/** The abilities that a model is known to have, such as `tools, reasoning`; undefined where none is. */
function abilities({ tools, structuredOutput, images, reasoning }: ChatModel): string | undefined {
  const found = Object.entries({ tools, 'structured output': structuredOutput, images, reasoning });
  return found.flatMap(([name, fact]) => (fact?.value ? [name] : [])).join(', ') || undefined;
}

function factsIn(known: ChatModel | undefined) {
  if (known === undefined) return [];
  const { id: _id, template: _template, offers = {}, ...facts } = known;
  return [...Object.values(facts), ...Object.values(offers)];
}

function knownOffers(known: ChatModel | undefined): Readonly<Record<string, Offer>> {
  return Object.fromEntries(
    Object.entries(known?.offers ?? {}).map(([provider, { value }]) => [provider, readOffer(value)]),
  );
}

function readOffer({ input, output }: ModelOffer): Offer {
  return input === undefined || output === undefined ? {} : { price: { input, output } };
}

/** Price and speed, such as `$0.05/$0.08 per 1M`, `0.21 s to first token` and `850 tokens/s`. */
function describeOffer({ price, isFree, firstTokenMs, tokensPerSecond }: Offer = {}): readonly string[] {
  return [
    isFree ? 'free' : price === undefined ? '' : `$${price.input}/$${price.output} per 1M`,
    firstTokenMs === undefined ? '' : `${(firstTokenMs / 1000).toFixed(2)} s to first token`,
    tokensPerSecond === undefined ? '' : `${Math.round(tokensPerSecond)} tokens/s`,
  ];
}
