mlagents-load-from-hf --repo-id=unity/ml-agents-huggy --local-dir="./downloads"
