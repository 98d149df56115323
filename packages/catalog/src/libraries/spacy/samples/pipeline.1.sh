pip install https://huggingface.co/some-org/en_core_demo/resolve/main/en_core_demo-any-py3-none-any.whl
