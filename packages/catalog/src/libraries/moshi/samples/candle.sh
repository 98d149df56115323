# The model is for Candle: the server in Rust runs it.
# https://github.com/kyutai-labs/moshi/tree/main/rust
