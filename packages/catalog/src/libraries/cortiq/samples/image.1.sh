cargo install cortiq-cli
hf download acme/image-cmf --include "*.cmf" --local-dir .
# A repository may have several files, one for each quantization
ls ./*.cmf
