import { defineWidgetInputs } from './define-widget-inputs.ts';

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
