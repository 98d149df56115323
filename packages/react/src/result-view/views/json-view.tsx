interface JsonViewProps {
  readonly value: unknown;
  readonly more: (count: number) => string;
}

/** The most entries of one list or object, and the most characters of one text, that are drawn. */
const MOST_ENTRIES = 200;
const MOST_CHARACTERS = 2000;
const OPEN_LEVELS = 2;

/** A value as a tree; lists and objects open and close without code in the browser. */
export function JsonView({ value, more }: JsonViewProps) {
  return (
    <div className="hubkit-result-json" dir="ltr">
      <JsonNode value={value} more={more} level={0} />
    </div>
  );
}

interface JsonNodeProps extends JsonViewProps {
  readonly name?: string;
  readonly level: number;
}

function JsonNode({ value, more, name, level }: JsonNodeProps) {
  const key = name === undefined ? null : <span className="hubkit-result-json-key">{name}: </span>;
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || (!isList && Object.keys(value).length === 0))
    return (
      <div>
        {key}
        <span data-type={value === null ? 'null' : typeof value}>{leafText(value)}</span>
      </div>
    );
  const entries = Object.entries(value);
  return (
    <details open={level < OPEN_LEVELS}>
      <summary>
        {key}
        <span className="hubkit-result-json-count">{isList ? `[${entries.length}]` : `{${entries.length}}`}</span>
      </summary>
      <div className="hubkit-result-json-entries">
        {entries.slice(0, MOST_ENTRIES).map(([entry, child]) => (
          <JsonNode key={entry} name={entry} value={child} more={more} level={level + 1} />
        ))}
        {entries.length > MOST_ENTRIES && <p className="hubkit-note">{more(entries.length - MOST_ENTRIES)}</p>}
      </div>
    </details>
  );
}

function leafText(value: unknown): string {
  if (value instanceof Blob) return `Blob(${value.type}, ${value.size} B)`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
