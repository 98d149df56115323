import { defineWidgetInputs } from './define-widget-inputs.ts';

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
