import { call, code } from '@hubkit/code';
import type { ModelRecord } from '../models/model-record.ts';
import type { LibraryCode } from './define-library.ts';
import { inPython } from './in-language.ts';

/** Makes the snippets of a YOLO model, whose version is in a tag: `yolov8`, `yolo11`. */
export function yoloSnippets(model: ModelRecord): readonly LibraryCode[] {
  return [inPython(usage(model))];
}

function usage({ id, tags }: ModelRecord) {
  const tag = tags.find((text) => /^yolov?\d+$/.test(text));
  if (tag === undefined) return unknownVersion(id);
  return tag === 'yolov10' ? ownClass(id) : commonClass(id, tag);
}

/** The one class that the package has for its own versions. */
function commonClass(id: string, tag: string) {
  return code`
    from huggingface_hub import hf_hub_download
    from ultralytics import YOLO

    # The file with the weights: see the list of files of the model
    model = YOLO(${call('hf_hub_download', [id, `${tag}n.pt`])})
    ${prediction()}
  `;
}

/** Version 10 has its own class, in the package of its authors. */
function ownClass(id: string) {
  return code`
    # pip install git+https://github.com/THU-MIG/yolov10.git
    from ultralytics import YOLOv10

    model = ${call('YOLOv10.from_pretrained', [id])}
    ${prediction()}
  `;
}

function unknownVersion(id: string) {
  return code`
    # ⚠️ No valid YOLO version found in the tags of the model
    # Replace XX with the number of the version
    from ultralytics import YOLOvXX

    model = ${call('YOLOvXX.from_pretrained', [id])}
    ${prediction()}
  `;
}

function prediction() {
  return code`
    source = "http://images.cocodataset.org/val2017/000000039769.jpg"
    model.predict(source=source, save=True)
  `;
}
