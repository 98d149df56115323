printf 'id,text\n1,Such a lovely day\n2,What a terrible trip\n' > reviews.csv
hubkit bulk run reviews.csv --provider groq --model meta-llama/Llama-3.1-8B-Instruct \
  --prompt 'Is this review positive or negative? One word: {{ text }}' --max-tokens 5 -o labels.jsonl | tail -n 1
cat labels.jsonl
