# Let the policy move the robot for a minute
# Change the port, the cameras and the task to yours
lerobot-rollout \
    --strategy.type=base \
    --inference.type=rtc \
    --robot.type=so101_follower \
    --robot.port=/dev/ttyACM0 \
    --robot.cameras="{ front: {type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30}}" \
    --task="Put the cube into the box" \
    --duration=60 \
    --policy.path=acme/smolvla-cups
