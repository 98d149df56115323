"""Tokenizers of a few hundred tokens, each of the kind that the real model has."""

import json

import sentencepiece
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import (
    BertTokenizer,
    MarianTokenizer,
    PreTrainedTokenizerFast,
    Qwen2Tokenizer,
    RobertaTokenizer,
    WhisperTokenizer,
)
from transformers.models.whisper.tokenization_whisper import LANGUAGES

from texts import ENGLISH, FRENCH

SIZE = 400


def byte_pairs(special=()):
    """Byte pairs learned from the sentences, with their special tokens first."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=SIZE, special_tokens=list(special), initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(ENGLISH + FRENCH, trainer)
    return tokenizer


def vocabulary_and_merges(special=()):
    learned = json.loads(byte_pairs(special).to_str())["model"]
    return {"vocab": learned["vocab"], "merges": [tuple(pair) for pair in learned["merges"]]}


def modern_bert():
    tokenizer = byte_pairs(["[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]"])
    special = [(token, tokenizer.token_to_id(token)) for token in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B [SEP]", special_tokens=special
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        unk_token="[UNK]",
        cls_token="[CLS]",
        sep_token="[SEP]",
        pad_token="[PAD]",
        mask_token="[MASK]",
        model_max_length=8192,
        model_input_names=["input_ids", "attention_mask"],
    )


def bert():
    """Word pieces: letters, and the words of the sentences."""
    words = sorted({word for text in ENGLISH for word in text.lower().rstrip(".?").split()})
    letters = [chr(code) for code in range(33, 127)]
    tokens = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{letter}" for letter in letters), *words]
    return BertTokenizer(vocab={token: index for index, token in enumerate(dict.fromkeys(tokens))}, model_max_length=512)


def bart():
    return RobertaTokenizer(**vocabulary_and_merges(["<s>", "<pad>", "</s>", "<unk>", "<mask>"]), model_max_length=1024)


def qwen(chat_template):
    added = ["<|im_start|>", "<|im_end|>", "<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>"]
    return Qwen2Tokenizer(
        **vocabulary_and_merges(["<|endoftext|>"]),
        eos_token="<|im_end|>",
        additional_special_tokens=added,
        chat_template=chat_template,
        model_max_length=131_072,
    )


def whisper():
    languages = [f"<|{code}|>" for code in LANGUAGES]
    tasks = ["<|translate|>", "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>"]
    return WhisperTokenizer(
        **vocabulary_and_merges(["<|endoftext|>"]),
        pad_token="<|endoftext|>",
        additional_special_tokens=["<|startoftranscript|>", *languages, *tasks],
        model_max_length=1024,
    )


def static():
    """Whole words, without tokens around a text, as the static models have them."""
    tokenizer = Tokenizer(models.WordLevel(unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    trainer = trainers.WordLevelTrainer(special_tokens=["[PAD]", "[UNK]"], show_progress=False)
    tokenizer.train_from_iterator(ENGLISH, trainer)
    return tokenizer


def marian(folder):
    """Writes a model of SentencePiece for each language, and one vocabulary for both, into the folder."""
    pieces = {}
    for side, sentences in (("source", ENGLISH), ("target", FRENCH)):
        with open(f"{folder}/{side}.spm", "wb") as file:
            sentencepiece.SentencePieceTrainer.train(
                sentence_iterator=iter(sentences), model_writer=file, vocab_size=100, hard_vocab_limit=False, minloglevel=2
            )
        model = sentencepiece.SentencePieceProcessor(model_file=f"{folder}/{side}.spm")
        pieces.update(dict.fromkeys(model.id_to_piece(index) for index in range(3, len(model))))
    with open(f"{folder}/vocab.json", "w", encoding="utf-8") as file:
        json.dump({token: index for index, token in enumerate(["</s>", "<unk>", *pieces, "<pad>"])}, file)
    return MarianTokenizer(
        f"{folder}/source.spm", f"{folder}/target.spm", f"{folder}/vocab.json", source_lang="eng", target_lang="fra"
    )
