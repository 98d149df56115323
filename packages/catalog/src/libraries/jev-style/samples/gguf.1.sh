pip install jev-style
# Scores of GGUF files come from a small program on top of llama.cpp, which is built once
hf download lawrence3699/jev-style-gguf build_jev_score.sh jev_score.cpp --local-dir jev-score
export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh path/to/llama.cpp | tail -n 1)"
