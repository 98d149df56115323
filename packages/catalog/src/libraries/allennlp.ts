import { call, code, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';

export const allennlp = defineLibrary({
  id: 'allennlp',
  prettyLabel: 'AllenNLP',
  repoName: 'AllenNLP',
  repoUrl: 'https://github.com/allenai/allennlp',
  docsUrl: 'https://huggingface.co/docs/hub/allennlp',
  filter: true,
  hostedTasks: ['question-answering'],
  snippets: (model) => [
    inPython(paragraphs(load(model.id), hasTag(model, 'question-answering') && questionAnswering())),
  ],
});

function load(id: string) {
  return code`
    import allennlp_models
    from allennlp.predictors.predictor import Predictor

    predictor = ${call('Predictor.from_path', [`hf://${id}`])}
  `;
}

function questionAnswering() {
  return code`
    predictor_input = {
        "passage": "My name is Amira and I live in Rotterdam.",
        "question": "Where does Amira live?",
    }
    predictions = predictor.predict_json(predictor_input)
  `;
}
