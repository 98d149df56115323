import { defineWidgetInputs } from './define-widget-inputs.ts';

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
