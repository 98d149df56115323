import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const chronosForecasting = defineLibrary({
  id: 'chronos-forecasting',
  prettyLabel: 'Chronos',
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`pip install chronos-forecasting`),
    inPython(code`
      import pandas as pd
      from chronos import BaseChronosPipeline

      pipeline = ${call('BaseChronosPipeline.from_pretrained', [id], { device_map: 'cuda' })}

      # Monthly numbers of airline passengers, one series
      url = "https://autogluon.s3.us-west-2.amazonaws.com/datasets/timeseries/misc/AirPassengers.csv"
      context_df = pd.read_csv(url)
      context_df["item_id"] = "passengers"

      pred_df = pipeline.predict_df(
          context_df,
          prediction_length=36,  # months ahead
          quantile_levels=[0.1, 0.5, 0.9],
          id_column="item_id",
          timestamp_column="Month",
          target="#Passengers",
      )
    `),
  ],
});
