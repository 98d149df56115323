import { type Code, call, code, comment, identifier, isPythonName, lines, type Stack } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

type Usage = (id: string, task: string) => Code | Stack;
const dtype = { dtype: 'bfloat16' };

/** The tasks that have an example, in the order in which they are shown. */
const usages: ReadonlyMap<string, Usage> = new Map<string, Usage>([
  ['CausalLM', causalLanguageModel],
  ['TextToImage', textToImage],
  ['TextClassifier', textClassifier],
  ['ImageClassifier', imageClassifier],
]);

export const kerasHub = defineLibrary({
  id: 'keras-hub',
  prettyLabel: 'KerasHub',
  repoName: 'KerasHub',
  repoUrl: 'https://github.com/keras-team/keras-hub',
  docsUrl: 'https://keras.io/keras_hub/',
  filter: true,
  snippets: ({ id, config }) => {
    const tasks = config?.keras_hub?.tasks ?? [];
    const known = [...usages.keys()].filter((task) => tasks.includes(task));
    const others = tasks.filter((task) => !usages.has(task) && isPythonName(task));
    return [...known, ...others, 'Backbone'].map((task) => inPython((usages.get(task) ?? plainTask)(id, task)));
  },
});

function preset(id: string, task: string, keywords = {}) {
  return call(`keras_hub.models.${task}.from_preset`, [`hf://${id}`], keywords);
}

function plainTask(id: string, task: string) {
  const variable = identifier(task === 'Backbone' ? 'backbone' : 'task');
  return lines(
    comment(task === 'Backbone' ? 'The backbone alone' : `The task ${task}`),
    code`
      import keras_hub

      ${variable} = ${preset(id, task)}
    `,
  );
}

function causalLanguageModel(id: string, task: string) {
  return code`
    import keras_hub

    causal_lm = ${preset(id, task, dtype)}
    causal_lm.compile(sampler="greedy")  # how the next token is chosen

    causal_lm.generate("Keras is", max_length=64)
  `;
}

function textToImage(id: string, task: string) {
  return code`
    import keras_hub

    text_to_image = ${preset(id, task, dtype)}
    text_to_image.generate("An astronaut walking through a jungle")
  `;
}

function textClassifier(id: string, task: string) {
  return code`
    import keras_hub

    text_classifier = ${preset(id, task, { num_classes: 2 })}

    # Train it on your own examples
    text_classifier.fit(x=["A film to see twice", "Two hours that I want back"], y=[1, 0])

    text_classifier.predict(["Better than the book"])
  `;
}

function imageClassifier(id: string, task: string) {
  return code`
    import keras
    import keras_hub

    image_classifier = ${preset(id, task, { num_classes: 2 })}

    # Train it on your own images: these are noise
    image_classifier.fit(
        x=keras.random.randint((32, 64, 64, 3), 0, 256),
        y=keras.random.randint((32, 1), 0, 2),
    )

    image_classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256))
  `;
}
