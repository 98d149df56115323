import { defineWidgetInputs } from './define-widget-inputs.ts';

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
