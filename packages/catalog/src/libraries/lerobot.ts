import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';

export const lerobot = defineLibrary({
  id: 'lerobot',
  prettyLabel: 'LeRobot',
  repoName: 'LeRobot',
  repoUrl: 'https://github.com/huggingface/lerobot',
  docsUrl: 'https://huggingface.co/docs/lerobot',
  addedAfter: '4.0.5',
  snippets: (model) => {
    if (!hasTag(model, 'smolvla')) return [];
    return [
      inShell(install()),
      inShell(train(model.id)),
      ...(model.id === baseModelId ? [] : [inShell(rollOut(model.id))]),
    ];
  },
});

/** The model that policies are trained from; it is run only after that. */
const baseModelId = 'lerobot/smolvla_base';

function install() {
  return code`
    git clone https://github.com/huggingface/lerobot.git
    cd lerobot
    pip install -e ".[smolvla]"
  `;
}

function train(id: string) {
  return code`
    # Train it on a dataset of your own: change the id of the dataset
    lerobot-train \\
        --policy.path=${id} \\
        --dataset.repo_id=lerobot/svla_so101_pickplace \\
        --batch_size=64 \\
        --steps=20000 \\
        --output_dir=outputs/train/my_smolvla \\
        --job_name=my_smolvla_training \\
        --policy.device=cuda \\
        --wandb.enable=true
  `;
}

function rollOut(id: string) {
  return code`
    # Let the policy move the robot for a minute
    # Change the port, the cameras and the task to yours
    lerobot-rollout \\
        --strategy.type=base \\
        --inference.type=rtc \\
        --robot.type=so101_follower \\
        --robot.port=/dev/ttyACM0 \\
        --robot.cameras="{ front: {type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30}}" \\
        --task="Put the cube into the box" \\
        --duration=60 \\
        --policy.path=${id}
  `;
}
