import { FACT_SOURCES, type Fact, findChatModel } from '@hubkit/catalog/chat-models';
import { tokenCount } from '../../services/format-model-facts.ts';
import { useService } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { EmulatorBadge } from '../../ui/emulator-badge.tsx';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { findLicense } from './read-found.ts';

interface ModelFactsRowProps {
  readonly id: string;
  readonly record: FullRecord;
}

/**
 * One line of facts under the name of a model. A fact of the catalog has its source and date as a hint; a chat model that only the
 * emulator speaks for is marked.
 */
export function ModelFactsRow({ id, record }: ModelFactsRowProps) {
  const { isEmulator } = useService();
  const isChat = record.tags.includes('conversational');
  const listed = useModelFacts(isChat ? 'conversational' : '').get(id);
  const known = findChatModel(id);
  // Of an unknown model the emulator lists its own abilities, which are not facts about the model.
  const abilities = isEmulator
    ? undefined
    : listed && { tools: listed.hasTools, schema: listed.hasSchema, images: listed.seesImages };
  const ability = (label: string, fact: Fact<boolean> | undefined, has: boolean | undefined) =>
    (fact?.value ?? has) ? { label, fact } : undefined;
  const total = count((record.safetensors as { readonly total?: unknown } | undefined)?.total);
  const { parameters, contextLength } = known ?? {};
  const context = contextText(contextLength?.value, listed?.contextLength);
  const license = known?.license?.value ?? findLicense(record.tags);
  const { downloads, likes } = record as { readonly downloads?: unknown; readonly likes?: unknown }; // Checked by `count`.
  const shown: readonly (ShownFact | undefined)[] = [
    parameters
      ? { label: `${count(parameters.value.total)} parameters${formatActive(parameters)}`, fact: parameters }
      : total !== undefined
        ? { label: `${total} parameters` }
        : undefined,
    context === undefined ? undefined : { label: context, fact: contextLength },
    ability('tools', known?.tools, abilities?.tools),
    ability('structured output', known?.structuredOutput, abilities?.schema),
    ability('images', known?.images, abilities?.images),
    ability('reasoning', known?.reasoning, undefined),
    license === undefined ? undefined : { label: license, fact: known?.license },
    known?.released && { label: `released ${known.released.value}`, fact: known.released },
    count(downloads) ? { label: `${count(downloads)} downloads a month` } : undefined,
    count(likes) ? { label: `${count(likes)} likes` } : undefined,
  ];
  const facts = shown.filter((fact) => fact !== undefined);
  return (
    <ul className={`bare-list quiet ${styles.facts}`} aria-label="Facts">
      {facts.map(({ label, fact }) => (
        <li key={label} title={fact && formatSource(fact)}>
          {label}
        </li>
      ))}
      {isEmulator && isChat && !known && (
        <li>
          <EmulatorBadge />
        </li>
      )}
    </ul>
  );
}

/** `131k context`; `131k context, 33k served` where no provider offers that of the model. */
function contextText(own: number | undefined, served: number | undefined): string | undefined {
  const [first, second] = [own ?? served, served].map((tokens) => tokens && tokenCount(tokens));
  if (!first) return undefined;
  return second && second !== first ? `${first} context, ${second} served` : `${first} context`;
}

interface ShownFact {
  readonly label: string;
  readonly fact?: Fact<unknown> | undefined;
}

function formatActive({ value: { active } }: Fact<{ readonly active?: number }>): string {
  return active === undefined ? '' : `, ${count(active)} active`;
}

/** `models.dev, 2026-07-02`. */
export function formatSource({ source }: Fact<unknown>): string {
  return `${FACT_SOURCES[source].label}, ${FACT_SOURCES[source].date}`;
}

/** Formats a count as `1.2M` or `70B`. Undefined without a number, and for 0, which the emulator has for counts. */
function count(value: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0) return undefined;
  if (value >= 1_000_000_000_000) return `${+(value / 1_000_000_000_000).toFixed(1)}T`;
  return value < 1_000_000_000 ? tokenCount(value) : `${+(value / 1_000_000_000).toFixed(1)}B`;
}
