import { searchWords, splitWords } from '@hubkit/catalog/task-search';
import MiniSearch from 'minisearch';
import { isPopular } from '../../catalog-data/popular-tasks.ts';
import { type Command, linkCommand, modelCommand, readModelId } from './commands.ts';

/** The most commands that are listed. */
const MOST = 50;
/** Factors of the score of a group. A button of the page may have the name of a page. */
const BOOSTS: Readonly<Partial<Record<Command['group'], number>>> = { Task: 1.5, 'This page': 0.5 };

/** Factor of a task that most people come for, among others that match as well. */
const POPULAR_BOOST = 1.4;

function boostOf(command: Command | undefined): number {
  const boost = BOOSTS[command?.group ?? 'Page'] ?? 1;
  return command?.taskId !== undefined && isPopular({ id: command.taskId }) ? boost * POPULAR_BOOST : boost;
}

/** A typing mistake in longer words. */
const MISTYPED = { fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) };

/** Makes a search over commands: by the beginnings of words; where none has them, with a typing mistake in longer ones. */
export function createCommandSearch(commands: readonly Command[]): (text: string) => readonly Command[] {
  const byId = new Map(commands.map((command) => [command.id, command]));
  const index = new MiniSearch<Command>({
    fields: ['label', 'words', 'group'],
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { label: 4 },
      // A task comes before the command that tries it, although its summary is searched, too.
      boostDocument: (id) => boostOf(byId.get(String(id))),
    },
    tokenize: (text) => [...splitWords(text)],
  });
  index.addAll(commands);
  return (text) => {
    if (text.trim() === '') return commands.slice(0, MOST);
    const words = searchWords(text).join(' ');
    const exact = index.search(words);
    const hits = exact.length > 0 ? exact : index.search(words, MISTYPED);
    const found = modelsByName(
      hits.flatMap(({ id }) => byId.get(id) ?? []),
      text.trim().toLowerCase(),
    );
    const link = linkCommand(text);
    if (link) return [link];
    const model = modelCommand(text);
    const isListed = found.some(({ label }) => label === readModelId(text));
    return [...(model && !isListed ? [model] : []), ...found].slice(0, MOST);
  };
}

/** Puts models whose name has the whole text before other models: `llama-3.3` is also the words of Llama-3.2-3B. */
function modelsByName(found: readonly Command[], text: string): readonly Command[] {
  const isModel = ({ group }: Command) => group === 'Model';
  const [named, others] = [true, false].map((has) =>
    found.filter((command) => isModel(command) && command.label.toLowerCase().includes(text) === has),
  );
  const models = [...(named ?? []), ...(others ?? [])];
  return found.map((command) => (isModel(command) ? (models.shift() ?? command) : command));
}
