import { LANGUAGES, type Language } from '../../contract/language.ts';

/** Phrases in English, German, French, Spanish, Italian and Russian; empty where a language has no word for it. */
const PHRASES = `
hello|hallo|bonjour|hola|ciao|привет
good morning|guten Morgen|bonjour|buenos días|buongiorno|доброе утро
good evening|guten Abend|bonsoir|buenas tardes|buonasera|добрый вечер
good night|gute Nacht|bonne nuit|buenas noches|buonanotte|спокойной ночи
goodbye|auf Wiedersehen|au revoir|adiós|arrivederci|до свидания
thank you|danke|merci|gracias|grazie|спасибо
thanks|danke|merci|gracias|grazie|спасибо
please|bitte|s'il vous plaît|por favor|per favore|пожалуйста
yes|ja|oui|sí|sì|да
no|nein|non|no|no|нет
how are you|wie geht es dir|comment vas-tu|cómo estás|come stai|как дела
I love you|ich liebe dich|je t'aime|te quiero|ti amo|я люблю тебя
my name is|mein Name ist|je m'appelle|me llamo|mi chiamo|меня зовут
where is|wo ist|où est|dónde está|dov'è|где
good|gut|bon|bueno|buono|хороший
friend|Freund|ami|amigo|amico|друг
house|Haus|maison|casa|casa|дом
cat|Katze|chat|gato|gatto|кошка
dog|Hund|chien|perro|cane|собака
bird|Vogel|oiseau|pájaro|uccello|птица
fish|Fisch|poisson|pez|pesce|рыба
water|Wasser|eau|agua|acqua|вода
bread|Brot|pain|pan|pane|хлеб
cheese|Käse|fromage|queso|formaggio|сыр
wine|Wein|vin|vino|vino|вино
coffee|Kaffee|café|café|caffè|кофе
apple|Apfel|pomme|manzana|mela|яблоко
tree|Baum|arbre|árbol|albero|дерево
sun|Sonne|soleil|sol|sole|солнце
moon|Mond|lune|luna|luna|луна
sea|Meer|mer|mar|mare|море
book|Buch|livre|libro|libro|книга
day|Tag|jour|día|giorno|день
night|Nacht|nuit|noche|notte|ночь
time|Zeit|temps|tiempo|tempo|время
love|Liebe|amour|amor|amore|любовь
world|Welt|monde|mundo|mondo|мир
one|eins|un|uno|uno|один
two|zwei|deux|dos|due|два
three|drei|trois|tres|tre|три
red|rot|rouge|rojo|rosso|красный
blue|blau|bleu|azul|blu|синий
green|grün|vert|verde|verde|зелёный
big|groß|grand|grande|grande|большой
small|klein|petit|pequeño|piccolo|маленький
and|und|et|y|e|и
the|das|le|el|il|
is|ist|est|es|è|
I|ich|je|yo|io|я
I live in|ich lebe in|j'habite à|vivo en|vivo a|я живу в
I work as|ich arbeite als|je travaille comme|trabajo como|lavoro come|я работаю
I work in|ich arbeite in|je travaille à|trabajo en|lavoro a|я работаю в
I was born in|ich wurde geboren in|je suis né à|nací en|sono nato a|я родился в
I like|ich mag|j'aime|me gusta|mi piace|мне нравится
I have|ich habe|j'ai|tengo|ho|у меня есть
I am|ich bin|je suis|soy|sono|я
this is|das ist|c'est|esto es|questo è|это
it is|es ist|c'est|es|è|это
programmer|Programmierer|programmeur|programador|programmatore|программистом
teacher|Lehrer|professeur|profesor|insegnante|учителем
today|heute|aujourd'hui|hoy|oggi|сегодня
tomorrow|morgen|demain|mañana|domani|завтра
very|sehr|très|muy|molto|очень
with|mit|avec|con|con|с
but|aber|mais|pero|ma|но
not|nicht|pas|no|non|не
a|ein|un|un|un|
in|in|dans|en|in|в
Berlin|Berlin|Berlin|Berlín|Berlino|Берлине
London|London|Londres|Londres|Londra|Лондоне
Paris|Paris|Paris|París|Parigi|Париже
Lisbon|Lissabon|Lisbonne|Lisboa|Lisbona|Лиссабоне
Toronto|Toronto|Toronto|Toronto|Toronto|Торонто
Wolfgang|Wolfgang|Wolfgang|Wolfgang|Wolfgang|Вольфганг
Nora|Nora|Nora|Nora|Nora|Нора
`;

const ROWS = PHRASES.trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Phrases of one language in lower case, with their translation; of several with the same words the first counts. */
export function phraseBook(from: Language, to: Language): ReadonlyMap<string, string> {
  const [source, target] = [LANGUAGES.indexOf(from), LANGUAGES.indexOf(to)];
  const pairs = ROWS.map((row) => [row[source]?.toLowerCase() ?? '', row[target] ?? ''] as const);
  return new Map(pairs.filter(([phrase]) => phrase !== '').reverse());
}
