import { type Code, call, code, identifier, lines } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag, parseName } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

/** The class for each tag of a single step. */
const modelClasses: ReadonlyMap<string, string> = new Map([
  ['textline_detection', 'TextDetection'],
  ['textline_recognition', 'TextRecognition'],
  ['seal_text_detection', 'SealTextDetection'],
  ['doc_img_unwarping', 'TextImageUnwarping'],
  ['doc_img_orientation_classification', 'DocImgOrientationClassification'],
  ['textline_orientation_classification', 'TextLineOrientationClassification'],
  ['chart_parsing', 'ChartParsing'],
  ['formula_recognition', 'FormulaRecognition'],
  ['layout_detection', 'LayoutDetection'],
  ['table_cells_detection', 'TableCellsDetection'],
  ['wired_table_classification', 'TableClassification'],
  ['table_structure_recognition', 'TableStructureRecognition'],
]);

export const PaddleOCR = defineLibrary({
  id: 'PaddleOCR',
  prettyLabel: 'PaddleOCR',
  repoName: 'PaddleOCR',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleOCR',
  docsUrl: 'https://www.paddleocr.ai/',
  filter: true,
  countDownloads: 'path_extension:"safetensors" OR path:"inference.pdiparams" OR path:"inference.onnx"',
  addedAfter: '4.0.5',
  snippets: (model) => [inPython(usage(model))],
});

function usage(model: ModelRecord) {
  if (hasTag(model, 'doc_vlm')) return documentQuestions(model);
  if (hasTag(model, 'document-parse')) return documentParsing(model);
  const modelClass = model.tags.flatMap((tag) => modelClasses.get(tag) ?? [])[0];
  return modelClass === undefined ? unknownStep() : singleStep(model, modelClass);
}

function documentQuestions(model: ModelRecord) {
  return code`
    # pip install paddleocr
    from paddleocr import DocVLM

    model = ${call('DocVLM', [], { model_name: parseName(model) })}
    results = model.predict(
        input={"image": "path/to/image.png", "query": "Which total does the invoice state?"},
        batch_size=1,
    )
    ${printed(code`save_to_json(save_path="./output/result.json")`)}
  `;
}

function documentParsing({ id }: ModelRecord) {
  const version = /^PaddlePaddle\/PaddleOCR-VL-(.+)$/s.exec(id)?.[1] ?? '1';
  return code`
    # See https://www.paddleocr.ai/ for the installation
    from paddleocr import PaddleOCRVL

    pipeline = ${call('PaddleOCRVL', [], { pipeline_version: `v${version}` })}
    results = pipeline.predict("path/to/document_image.png")
    ${printed(code`save_to_json(save_path="output")`, code`save_to_markdown(save_path="output")`)}
  `;
}

function singleStep(model: ModelRecord, modelClass: string) {
  return code`
    # pip install paddleocr
    from paddleocr import ${identifier(modelClass)}

    model = ${call(modelClass, [], { model_name: parseName(model) })}
    results = model.predict(input="path/to/image.png", batch_size=1)
    ${printed(code`save_to_img(save_path="./output/")`, code`save_to_json(save_path="./output/result.json")`)}
  `;
}

function unknownStep() {
  return code`
    # The tags do not say for which step of document analysis the model is.
    # See https://www.paddleocr.ai/latest/en/version3.x/module_usage/module_overview.html
  `;
}

/** The loop over the results, which are printed and saved. */
function printed(...saves: readonly Code[]) {
  return code`
    for result in results:
        result.print()
        ${lines(...saves.map((save) => code`result.${save}`))}
  `;
}
