import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const routeePowertrain = defineLibrary({
  id: 'routee-powertrain',
  prettyLabel: 'RouteE-Powertrain',
  repoName: 'RouteE-Powertrain',
  repoUrl: 'https://github.com/NatLabRockies/routee-powertrain',
  docsUrl: 'https://natlabrockies.github.io/routee-powertrain/',
  countDownloads: 'path_extension:"onnx" OR path_extension:"joblib"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # pip install routee.powertrain
      import pandas as pd
      import routee.powertrain as pt
      from routee.powertrain.registry import HFRegistry

      registry = ${call('HFRegistry', [], { repo_id: id })}
      print(pt.query_available_models(make="tesla", model="model 3", registry=registry))

      # The id of a model is make, vehicle, year and configuration
      model = pt.load_model("tesla/model_3_bev/2022/rf_c3326385", registry=registry)
      links = pd.DataFrame({"distance": [0.2, 0.4], "speed_mph": [25, 50], "grade_percent": [-1.0, 2.0]})
      print(model.predict(links))
    `),
  ],
});
