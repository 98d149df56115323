pip install "opendde[gpu]"
opendde doctor
# The checkpoints are downloaded to $OPENDDE_ROOT_DIR, by default ~/.cache/opendde
opendde pred -i examples/input.json -o output -n opendde_v1
