import { defineWidgetInputs } from './define-widget-inputs.ts';

/** German */
export const de = defineWidgetInputs({
  'question-answering': [
    { text: 'Wo wohnt Lena?', context: 'Mein Name ist Lena und ich wohne in Leipzig.' },
    {
      text: 'Unter welchem Namen ist der Regenwald des Kongobeckens auf Englisch auch bekannt?',
      context:
        'Der Regenwald des Kongobeckens, auf Englisch auch als Congolian forest bekannt, liegt in Zentralafrika. Nach dem Amazonas ist er der zweitgrößte tropische Regenwald der Erde und umfasst rund 1,6 Millionen Quadratkilometer Tieflandwald und Sumpf. Sechs Staaten haben daran Anteil, mehr als die Hälfte liegt in der Demokratischen Republik Kongo. Hier leben Waldelefanten, Bonobos und Okapis, und von den etwa 10.000 Pflanzenarten kommt fast ein Drittel nur dort vor.',
    },
  ],
  'sentence-similarity': [
    {
      source_sentence: 'Das ist ein glücklicher Mensch.',
      sentences: [
        'Das ist ein glücklicher Hund.',
        'Das ist ein sehr glücklicher Mensch.',
        'Heute scheint den ganzen Tag die Sonne.',
      ],
    },
  ],
});

/** English */
export const en = defineWidgetInputs({
  'text-classification': ['I really like your new design!'],
  'token-classification': [
    'My name is Nora and I live in Lisbon.',
    'My name is David and I work in Toronto.',
    'My name is Amara and I was born in Lagos.',
  ],
  'table-question-answering': [
    {
      text: 'How many stars does the Datasets repository have?',
      table: {
        Repository: ['Transformers', 'Datasets', 'Tokenizers'],
        Stars: ['36542', '4512', '3934'],
        Contributors: ['651', '77', '34'],
        'Programming language': ['Python', 'Python', 'Rust, Python and NodeJS'],
      },
    },
  ],
  'question-answering': [
    { text: 'Where does Nora live?', context: 'My name is Nora and I live in Lisbon.' },
    { text: 'Where does David work?', context: 'My name is David and I work in Toronto.' },
    { text: 'What is her name?', context: 'Her name is Amara and she was born in Lagos.' },
    {
      text: 'Which name is also used to describe the Congo rainforest in English?',
      context:
        'The Congo rainforest, also known as the Congolian forest, covers most of the Congo Basin in Central Africa. After the Amazon it is the second largest tropical rainforest of the world, with about 1.6 million square kilometres of lowland forest and swamp. Six countries share it, and more than half of it lies in the Democratic Republic of the Congo. Forest elephants, bonobos and okapis live there, and about 10,000 species of plants, almost a third of which grow nowhere else.',
    },
  ],
  'zero-shot-classification': [
    {
      text: 'My phone stopped charging and I have an important call in an hour, please help!',
      candidate_labels: 'urgent, not urgent, phone, tablet, computer',
      multi_class: true,
    },
    {
      text: 'Since the last update, your app drains the battery and my device gets hot within minutes.',
      candidate_labels: 'mobile, website, billing, account access',
      multi_class: false,
    },
    {
      text: 'In January 1610, Galileo Galilei pointed his telescope at Jupiter and noticed three small stars near the planet. Night after night they changed their places, and a fourth one appeared. He concluded that they were moons in orbit around Jupiter: the first celestial bodies found to circle another planet than the Earth. Today they are called Io, Europa, Ganymede and Callisto.',
      candidate_labels: 'space & cosmos, scientific discovery, microbiology, robots, archeology',
      multi_class: true,
    },
  ],
  translation: ['My name is Nora and I live in Lisbon.', 'My name is David and I work in Toronto.'],
  summarization: [
    'The Tokyo Skytree is a broadcasting and observation tower in Sumida, Tokyo. It reached its full height of 634 metres in March 2011, which made it the tallest tower in the world, and it opened to the public in May 2012. Two observation decks at 350 and 450 metres offer a view over the city. Its main purpose is to broadcast digital television and radio, since the older Tokyo Tower is too low to reach over the skyscrapers around it. The design combines a triangular base with a round top, and its lighting changes every evening.',
  ],
  conversational: [
    'Hello! Can you help me, please?',
    'What is 12 times 12, minus 4?',
    'Tell me a surprising fact about the planets.',
    'Explain photosynthesis in simple words.',
  ],
  'text-generation': [
    'My name is Nora and my hobby is',
    'I enjoy traveling by train because',
    'Lisbon is a wonderful city, since it',
    'Once upon a time,',
  ],
  'fill-mask': ['Lisbon is the <mask> of Portugal.', 'The purpose of life is <mask>.'],
  'sentence-similarity': [
    {
      source_sentence: 'That is a happy person.',
      sentences: ['That is a happy dog.', 'That is a very happy person.', 'The sun is shining today.'],
    },
  ],
});

/** Spanish */
export const es = defineWidgetInputs({
  'text-classification': ['Me gusta mucho este libro.'],
  'token-classification': ['Me llamo Lucía y vivo en Sevilla.'],
  'question-answering': [
    { text: '¿Dónde vive Lucía?', context: 'Me llamo Lucía y vivo en Sevilla.' },
    {
      text: '¿Quién inventó el submarino?',
      context: 'Isaac Peral, marino e ingeniero de Cartagena, construyó en 1888 el primer submarino eléctrico.',
    },
    {
      text: '¿Cuántas personas hablan español?',
      context:
        'El español es la lengua materna de casi 500 millones de personas y la segunda del mundo por número de hablantes nativos.',
    },
  ],
  translation: [
    'Me llamo Lucía y vivo en Sevilla.',
    'Los ingredientes de una tortilla de patatas son huevos, patatas, aceite, sal y, si se quiere, cebolla.',
  ],
  summarization: [
    'La Tokyo Skytree es una torre de radiodifusión y mirador situada en el barrio de Sumida, en Tokio. Alcanzó su altura de 634 metros en marzo de 2011, con lo que se convirtió en la torre más alta del mundo, y abrió al público en mayo de 2012. Sus dos miradores, a 350 y 450 metros, ofrecen una vista de toda la ciudad. Su función principal es emitir la señal de televisión y radio digital, ya que la antigua Torre de Tokio ha quedado demasiado baja entre los rascacielos.',
  ],
  'text-generation': [
    'Me llamo Lucía y me gusta',
    'Me encanta viajar en tren porque',
    'Sevilla es una ciudad conocida por',
    'Érase una vez',
    'La inteligencia artificial permite a',
  ],
  'fill-mask': [
    'Mi nombre es <mask> y vivo en la ciudad de Sevilla.',
    'El español es un idioma muy <mask> que se habla en muchos países.',
  ],
  'sentence-similarity': [
    {
      source_sentence: 'Esa es una persona feliz.',
      sentences: ['Ese es un perro feliz.', 'Esa es una persona muy feliz.', 'Hoy hace mucho sol.'],
    },
  ],
});

/** French */
export const fr = defineWidgetInputs({
  'text-classification': ["J'aime beaucoup ce restaurant."],
  'token-classification': ["Je m'appelle Camille et j'habite à Lyon."],
  'question-answering': [
    { text: 'Où est-ce que Camille habite ?', context: "Je m'appelle Camille et j'habite à Lyon." },
  ],
  translation: ["Je m'appelle Camille et j'habite à Lyon."],
  summarization: [
    "La Tokyo Skytree est une tour de radiodiffusion et d'observation située dans l'arrondissement de Sumida, à Tokyo. Elle a atteint sa hauteur de 634 mètres en mars 2011, devenant ainsi la plus haute tour du monde, et a ouvert au public en mai 2012. Deux plateformes d'observation, à 350 et 450 mètres, offrent une vue sur toute la ville. Elle sert surtout à diffuser la télévision et la radio numériques, car l'ancienne tour de Tokyo est devenue trop basse au milieu des gratte-ciel.",
  ],
  'text-generation': ["Je m'appelle Camille et j'aime", "J'aime voyager en train parce que", 'Il était une fois'],
  'fill-mask': ['Lisbonne est la <mask> du Portugal.'],
  'sentence-similarity': [
    {
      source_sentence: "C'est une personne heureuse.",
      sentences: ["C'est un chien heureux.", "C'est une personne très heureuse.", "Le soleil brille aujourd'hui."],
    },
  ],
});

/** Italian */
export const it = defineWidgetInputs({
  'text-classification': ['Mi piace molto questo film.'],
  'token-classification': [
    'Mi chiamo Giulia e vivo a Torino.',
    'Mi chiamo Marco e lavoro a Napoli.',
    'Mi chiamo Chiara e sono nata a Palermo.',
  ],
  'question-answering': [
    { text: 'Dove vive Giulia?', context: 'Mi chiamo Giulia e vivo a Torino.' },
    { text: 'Dove lavora Marco?', context: 'Mi chiamo Marco e lavoro a Napoli.' },
    { text: 'Come mi chiamo?', context: 'Mi chiamo Chiara e vivo a Palermo.' },
  ],
  translation: ['Mi chiamo Giulia e vivo a Torino.', 'Mi chiamo Marco e lavoro a Napoli.'],
  summarization: [
    'La Torre degli Asinelli è una delle due torri che sono il simbolo di Bologna. Fu costruita tra il 1109 e il 1119 per volere della famiglia da cui prende il nome ed è alta 97,2 metri. Una scala interna di 498 gradini porta fino alla cima, da cui si vede tutta la città. La torre è inclinata di più di due metri verso ovest: è una delle torri medievali pendenti più alte del mondo. Nel corso dei secoli è stata prigione, fortezza e luogo di esperimenti sulla caduta dei gravi.',
  ],
  'text-generation': [
    'Mi chiamo Giulia e mi piace',
    'Mi piace viaggiare in treno perché',
    'Torino è una bella città perché',
    'La mia ricetta preferita è',
    "C'era una volta",
  ],
  'fill-mask': ['Lisbona è la <mask> del Portogallo.', 'Lo scopo della vita è <mask>.'],
  'sentence-similarity': [
    {
      source_sentence: 'Questa è una persona felice.',
      sentences: ['Questo è un cane felice.', 'Questa è una persona molto felice.', 'Oggi è una giornata di sole.'],
    },
  ],
});

/** Russian */
export const ru = defineWidgetInputs({
  'text-classification': ['Мне очень нравится этот город!'],
  'token-classification': ['Меня зовут Анна, и я живу в Казани.'],
  'question-answering': [{ text: 'Где живёт Анна?', context: 'Меня зовут Анна, и я живу в Казани.' }],
  translation: ['Меня зовут Анна, и я живу в Казани.'],
  summarization: [
    'Небесное дерево Токио — телевизионная башня в районе Сумида в Токио. В марте 2011 года она достигла высоты 634 метра и стала самой высокой телебашней в мире, а в мае 2012 года открылась для посетителей. С двух смотровых площадок на высоте 350 и 450 метров виден весь город. Главная задача башни — передача цифрового телевидения и радио: старая Токийская башня оказалась слишком низкой среди небоскрёбов.',
  ],
  'text-generation': ['Меня зовут Анна, и', 'Я люблю ездить на поезде, потому что', 'Однажды'],
  'fill-mask': ['Меня зовут <mask>, и я работаю учителем в школе.'],
  'sentence-similarity': [
    {
      source_sentence: 'Это счастливый человек.',
      sentences: ['Это счастливая собака.', 'Это очень счастливый человек.', 'Сегодня светит солнце.'],
    },
  ],
});

/** Ukrainian */
export const uk = defineWidgetInputs({
  translation: ['Мене звати Оксана, і я живу у Львові.'],
  'fill-mask': ['Мене звати <mask>.'],
});
