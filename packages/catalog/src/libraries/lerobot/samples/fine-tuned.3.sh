# Let the policy move the robot, and record the episodes
# Change the port, the id, the cameras, the task and the dataset to yours
python -m lerobot.record \
    --robot.type=so101_follower \
    --robot.port=/dev/ttyACM0 \
    --robot.id=my_robot \
    --robot.cameras="{ front: {type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30}}" \
    --dataset.single_task="Put the cube into the box" \
    --dataset.repo_id=my_name/my_dataset \
    --dataset.episode_time_s=50 \
    --dataset.num_episodes=10 \
    --policy.path=acme/smolvla-cups
