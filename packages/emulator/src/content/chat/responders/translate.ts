import type { Conversation } from '../conversation.ts';

const LANGUAGES = ['german', 'french', 'spanish', 'italian'];

/** English, German, French, Spanish, Italian. */
const WORDS = `
hello|hallo|bonjour|hola|ciao
good morning|guten Morgen|bonjour|buenos días|buongiorno
good evening|guten Abend|bonsoir|buenas tardes|buonasera
good night|gute Nacht|bonne nuit|buenas noches|buonanotte
goodbye|auf Wiedersehen|au revoir|adiós|arrivederci
thank you|danke|merci|gracias|grazie
thanks|danke|merci|gracias|grazie
please|bitte|s'il vous plaît|por favor|per favore
yes|ja|oui|sí|sì
no|nein|non|no|no
how are you|wie geht es dir|comment vas-tu|cómo estás|come stai
i love you|ich liebe dich|je t'aime|te quiero|ti amo
my name is|mein Name ist|je m'appelle|me llamo|mi chiamo
where is|wo ist|où est|dónde está|dov'è
good|gut|bon|bueno|buono
friend|Freund|ami|amigo|amico
house|Haus|maison|casa|casa
cat|Katze|chat|gato|gatto
dog|Hund|chien|perro|cane
bird|Vogel|oiseau|pájaro|uccello
fish|Fisch|poisson|pez|pesce
water|Wasser|eau|agua|acqua
bread|Brot|pain|pan|pane
cheese|Käse|fromage|queso|formaggio
wine|Wein|vin|vino|vino
coffee|Kaffee|café|café|caffè
apple|Apfel|pomme|manzana|mela
tree|Baum|arbre|árbol|albero
sun|Sonne|soleil|sol|sole
moon|Mond|lune|luna|luna
sea|Meer|mer|mar|mare
book|Buch|livre|libro|libro
day|Tag|jour|día|giorno
night|Nacht|nuit|noche|notte
time|Zeit|temps|tiempo|tempo
love|Liebe|amour|amor|amore
world|Welt|monde|mundo|mondo
one|eins|un|uno|uno
two|zwei|deux|dos|due
three|drei|trois|tres|tre
red|rot|rouge|rojo|rosso
blue|blau|bleu|azul|blu
green|grün|vert|verde|verde
big|groß|grand|grande|grande
small|klein|petit|pequeño|piccolo
and|und|et|y|e
the|das|le|el|il
is|ist|est|es|è
i|ich|je|yo|io
`;

const TABLE = WORDS.trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Translates from English, as far as its small dictionary goes. */
export function translate({ prompt }: Conversation): string | undefined {
  const match =
    /\b(?:translate|say|what is|what's|how do (?:you|i) say)\b[\s:]*(?:the (?:word|phrase|sentence) )?["“'‘]?(.+?)["”'’]?\s+(?:in|to|into) (german|french|spanish|italian)\b/is.exec(
      prompt,
    ) ??
    swapped(
      /\btranslate (?:this |the following )?(?:text |sentence |word )?(?:in|to|into) (german|french|spanish|italian)\s*:?\s*["“'‘]?(.+?)["”'’]?\s*$/is.exec(
        prompt,
      ),
    );
  if (!match) return undefined;
  const [, text = '', language = ''] = match;
  const column = LANGUAGES.indexOf(language.toLowerCase()) + 1;
  const { translated, unknown } = byDictionary(text.trim().replace(/[.?]$/, ''), column);
  const name = language.charAt(0).toUpperCase() + language.slice(1).toLowerCase();
  const note =
    unknown.length > 0
      ? `\n\n(My dictionary is small: ${unknown.map((word) => `“${word}”`).join(', ')} stayed in English.)`
      : '';
  return `In ${name}: ${translated}${note}`;
}

function swapped(match: RegExpExecArray | null): readonly string[] | undefined {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined;
}

function byDictionary(
  text: string,
  column: number,
): { readonly translated: string; readonly unknown: readonly string[] } {
  const words = text.match(/[\p{L}']+|[^\p{L}']+/gu) ?? [];
  const unknown: string[] = [];
  let translated = '';
  for (let at = 0; at < words.length; ) {
    // The longest phrase first: up to three words with what stands between them.
    const size = [5, 3, 1].find((count) => lookUp(words.slice(at, at + count).join(''), column) !== undefined);
    const word = words[at] ?? '';
    if (size === undefined && /\p{L}/u.test(word)) unknown.push(word);
    translated += size === undefined ? word : lookUp(words.slice(at, at + size).join(''), column);
    at += size ?? 1;
  }
  return { translated, unknown };
}

function lookUp(phrase: string, column: number): string | undefined {
  return TABLE.find(([english]) => english === phrase.toLowerCase())?.[column];
}
