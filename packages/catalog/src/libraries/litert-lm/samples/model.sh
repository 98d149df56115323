# Runs on Linux, macOS, Windows and the Raspberry Pi; for Android and iOS see
# https://ai.google.dev/edge/litert-lm
pip install -U litert-lm

litert-lm run \
    --from-huggingface-repo=litert-community/gemma-4-E2B-it-litert-lm \
    --prompt="Write a short poem about the sea."
