"""Data sets of the hub that programs load: columns, types and splits of the published ones, a few of their classes, made-up rows.

`DATA_SETS` maps a name to its configurations. Each data set becomes a folder of Parquet files with a card, which `load_dataset`
reads as it reads a repository. Where the published one has several configurations, one more than the one in use is here, with the
same columns: a program that names none fails as it would.
"""

import os
from typing import NamedTuple

from datasets import Audio, ClassLabel, Dataset, Features, Image, List, Translation, Value

from media import picture, sound
from texts import english, french

# Short names for the types of columns.
TEXT = Value("string")
INTEGER = Value("int64")
SHORT = Value("int32")


class Table(NamedTuple):
    splits: list[str]
    # The type of each column, and its value in a row, made from the index of the row.
    columns: dict
    rows: int = 8


def one_of(*values):
    """Takes turns."""
    return lambda index: values[index % len(values)]


def classes(*names):
    return ClassLabel(names=names), one_of(*range(len(names)))


TRAIN = ["train"]
WITH_TEST = ["train", "test"]
ALL = ["train", "validation", "test"]
ENGLISH = (TEXT, english)
NEXT_ENGLISH = (TEXT, lambda i: english(i + 1))
NUMBER = (TEXT, str)

ENTITIES = ["O", "art", "building", "event", "location", "organization", "other", "person", "product"]


def tags(index):
    return [place % len(ENTITIES) for place, _ in enumerate(english(index).split())]


FEW_NERD = Table(
    ALL,
    {
        "id": NUMBER,
        "tokens": (List(TEXT), lambda i: english(i).split()),
        "ner_tags": (List(ClassLabel(names=ENTITIES)), tags),
        "fine_ner_tags": (List(ClassLabel(names=["O", *(f"{name}-other" for name in ENTITIES[1:])])), tags),
    },
)


def books(*languages):
    translation = Translation(languages=languages), lambda i: dict(zip(languages, (english(i), french(i))))
    return Table(TRAIN, {"id": NUMBER, "translation": translation}, rows=20)


LLAVA = Table(
    WITH_TEST,
    {
        "messages": (
            List({"content": List({"index": INTEGER, "text": TEXT, "type": TEXT}), "role": TEXT}),
            lambda i: [
                {
                    "content": [
                        {"index": None, "text": english(i), "type": "text"},
                        {"index": 0, "text": None, "type": "image"},
                    ],
                    "role": "user",
                },
                {"content": [{"index": None, "text": english(i + 1), "type": "text"}], "role": "assistant"},
            ],
        ),
        "images": (List(Image()), lambda i: [picture(i)]),
    },
)

MINDS = Table(
    TRAIN,
    {
        "path": (TEXT, lambda i: f"en-US/{i}.wav"),
        "audio": (Audio(sampling_rate=8000), lambda i: sound(i, 8000)),
        "transcription": ENGLISH,
        "english_transcription": ENGLISH,
        "intent_class": classes("abroad", "address", "app_error"),
        "lang_id": classes("cs-CZ", "de-DE", "en-AU"),
    },
)

ESC = Table(
    TRAIN,
    {
        "filename": (TEXT, lambda i: f"{i}.wav"),
        "fold": (INTEGER, one_of(1, 2)),
        "target": (INTEGER, one_of(0, 10)),
        "category": (TEXT, one_of("dog", "rain")),
        "esc10": (Value("bool"), one_of(True)),
        "src_file": (INTEGER, int),
        "take": (TEXT, one_of("A")),
        "audio": (Audio(sampling_rate=44_100), lambda i: sound(i, 44_100)),
    },
    rows=10,
)

DOC_VQA = Table(
    ["validation", "test"],
    {
        "questionId": NUMBER,
        "question": ENGLISH,
        "question_types": (List(TEXT), one_of(["form"])),
        "image": (Image(), picture),
        "docId": (INTEGER, int),
        "ucsf_document_id": NUMBER,
        "ucsf_document_page_no": NUMBER,
        "answers": (List(TEXT), lambda i: [english(i + 1)]),
        "data_split": (TEXT, one_of("val")),
    },
)

MULTI_NLI = Table(
    ["train", "validation_matched", "validation_mismatched"],
    {
        "promptID": (SHORT, int),
        "pairID": NUMBER,
        "premise": ENGLISH,
        "premise_binary_parse": ENGLISH,
        "premise_parse": ENGLISH,
        "hypothesis": NEXT_ENGLISH,
        "hypothesis_binary_parse": NEXT_ENGLISH,
        "hypothesis_parse": NEXT_ENGLISH,
        "genre": (TEXT, one_of("travel")),
        "label": classes("entailment", "neutral", "contradiction"),
    },
)


def answers(index):
    """The second word; every other question has no answer."""
    word = english(index).split()[1]
    return {"text": [word], "answer_start": [english(index).index(word)]} if index % 2 else {"text": [], "answer_start": []}


SQUAD = Table(
    ["train", "validation"],
    {
        "id": NUMBER,
        "title": (TEXT, one_of("Rivers")),
        "context": ENGLISH,
        "question": NEXT_ENGLISH,
        "answers": ({"text": List(TEXT), "answer_start": List(SHORT)}, answers),
    },
)

EQUIPMENT = ["Coverall", "Face_Shield", "Gloves", "Goggles", "Mask"]
CPPE = Table(
    WITH_TEST,
    {
        "image_id": (INTEGER, int),
        "image": (Image(), picture),
        "width": (SHORT, one_of(96)),
        "height": (SHORT, one_of(64)),
        "objects": (
            {
                "id": List(INTEGER),
                "area": List(INTEGER),
                "bbox": List(List(Value("float32"), length=4)),
                "category": List(ClassLabel(names=EQUIPMENT)),
            },
            lambda i: {
                "id": [2 * i, 2 * i + 1],
                "area": [200, 480],
                "bbox": [[2, 3, 20, 10], [40, 20, 24, 20]],
                "category": [i % 5, (i + 1) % 5],
            },
        ),
    },
)

SIDEWALK = Table(TRAIN, {"pixel_values": (Image(), picture), "label": (Image(), lambda i: picture(i, mode="L"))})
FOOD = Table(
    ["train", "validation"],
    {"image": (Image(), picture), "label": classes("apple_pie", "baby_back_ribs", "baklava", "beef_carpaccio")},
)
BANKING = Table(
    WITH_TEST,
    {"text": ENGLISH, "label": (INTEGER, one_of(11, 32)), "label_text": (TEXT, one_of("card_arrival", "exchange_rate"))},
)
DIALOG_SUM = Table(
    ALL,
    {
        "id": NUMBER,
        "dialogue": (TEXT, lambda i: f"#Person1#: {english(i)}\n#Person2#: {english(i + 1)}"),
        "summary": ENGLISH,
        "topic": (TEXT, one_of("weather")),
    },
)
# Wrong passages are mined from the other answers: all differ.
GOOAQ = Table(TRAIN, {"question": ENGLISH, "answer": (TEXT, lambda i: f"{english(i + 1)} That is number {i}.")}, rows=120)
SIMILAR = Table(ALL, {"sentence1": ENGLISH, "sentence2": NEXT_ENGLISH, "score": (Value("float64"), lambda i: i / 8)})
CAPYBARA = Table(
    WITH_TEST,
    {
        "source": (TEXT, one_of("Rivers")),
        "messages": (
            List({"content": TEXT, "role": TEXT}),
            lambda i: [{"content": english(i), "role": "user"}, {"content": english(i + 1), "role": "assistant"}],
        ),
        "num_turns": (INTEGER, one_of(1)),
    },
)

DATA_SETS = {
    "DFKI-SLT/few-nerd": {"inter": FEW_NERD, "supervised": FEW_NERD},
    "Helsinki-NLP/opus_books": {"en-fr": books("en", "fr"), "es-fr": books("es", "fr")},
    "HuggingFaceH4/llava-instruct-mix-vsft": {"default": LLAVA},
    "PolyAI/minds14": {"de-DE": MINDS, "en-US": MINDS},
    "ashraq/esc50": {"default": ESC},
    "ethz/food101": {"default": FOOD},
    "knkarthick/dialogsum": {"default": DIALOG_SUM},
    "lmms-lab/DocVQA": {"DocVQA": DOC_VQA, "InfographicVQA": DOC_VQA},
    "mteb/banking77": {"default": BANKING},
    "nyu-mll/multi_nli": {"default": MULTI_NLI},
    "rajpurkar/squad_v2": {"squad_v2": SQUAD},
    "rishitdagli/cppe-5": {"default": CPPE},
    "segments/sidewalk-semantic": {"default": SIDEWALK},
    "sentence-transformers/gooaq": {"pair": GOOAQ},
    "sentence-transformers/natural-questions": {"pair": Table(TRAIN, {"query": ENGLISH, "answer": NEXT_ENGLISH})},
    "sentence-transformers/stsb": {"default": SIMILAR},
    "trl-lib/Capybara": {"default": CAPYBARA},
}


def write_data_sets():
    """Writes a folder for each data set, named like it, in the current folder."""
    for name, configurations in DATA_SETS.items():
        card = ["---", "configs:"]
        for configuration, table in configurations.items():
            card += [f"- config_name: {configuration}", "  data_files:"]
            for split in table.splits:
                write_rows(table, f"{name}/{configuration}/{split}-00000-of-00001.parquet")
                card += [f"  - split: {split}", f"    path: {configuration}/{split}-*"]
        with open(f"{name}/README.md", "w", encoding="utf-8") as file:
            file.write("\n".join([*card, "---", ""]))


def write_rows(table, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    features = Features({name: kind for name, (kind, _) in table.columns.items()})
    # Sound is stored as it is: to encode it as Audio would need FFmpeg.
    stored = {"bytes": Value("binary"), "path": TEXT}
    raw = Features({name: stored if isinstance(kind, Audio) else kind for name, kind in features.items()})
    rows = [{name: value(index) for name, (_, value) in table.columns.items()} for index in range(table.rows)]
    Dataset.from_list(rows, features=raw).cast(features).to_parquet(path)
