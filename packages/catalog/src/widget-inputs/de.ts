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
