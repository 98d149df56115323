import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'summarization'>({
  args: {
    inputs:
      'The lighthouse on the cliff was built in 1862, after three ships were lost on the rocks in one winter. For a hundred years a keeper lived there with his family, lit the lamp every evening and wrote down the ships that passed. In 1964 the lamp became electric, and the last keeper moved to the village. The tower stood empty until a group of neighbors repaired it. Today it is a museum, and the old log books can be read in the room below the lamp.',
  },
});
