pip install https://huggingface.co/acme/de-dep-news-trf/resolve/main/de-dep-news-trf-any-py3-none-any.whl
