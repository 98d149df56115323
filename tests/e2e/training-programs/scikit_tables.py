"""Small random tables with the columns of those that scikit-learn fetches: adult of OpenML and the Californian houses."""

import hashlib
import os
import random

import joblib
import numpy as np

ROWS = 240

# Columns of version 2 of adult: numbers, or some of the values. The last is the target.
ADULT = {
    "age": (17, 90),
    "workclass": ["Private", "Self-emp-not-inc", "Local-gov", "State-gov"],
    "fnlwgt": (12_285, 1_490_400),
    "education": ["Bachelors", "HS-grad", "11th", "Masters", "Some-college"],
    "education-num": (1, 16),
    "marital-status": ["Married-civ-spouse", "Divorced", "Never-married"],
    "occupation": ["Tech-support", "Craft-repair", "Sales", "Exec-managerial"],
    "relationship": ["Wife", "Own-child", "Husband", "Not-in-family"],
    "race": ["White", "Asian-Pac-Islander", "Amer-Indian-Eskimo", "Other", "Black"],
    "sex": ["Female", "Male"],
    "capital-gain": (0, 99_999),
    "capital-loss": (0, 4356),
    "hours-per-week": (1, 99),
    "native-country": ["United-States", "Mexico", "Germany", "India"],
    "class": [">50K", "<=50K"],
}
ADULT_ID = 1590
ADULT_FILE = "https://www.openml.org/data/v1/download/1595261/adult.arff"


def adult_rows():
    """Some values are missing, as in the real rows."""
    chance = random.Random(0)

    def value(name, kind):
        if name in ("workclass", "occupation", "native-country") and chance.random() < 0.05:
            return "?"
        return str(chance.randint(*kind)) if isinstance(kind, tuple) else chance.choice(kind)

    return [[value(name, kind) for name, kind in ADULT.items()] for _ in range(ROWS)]


def adult_file():
    """The rows as ARFF."""
    kinds = {name: "REAL" if isinstance(kind, tuple) else "{" + ",".join(kind) + "}" for name, kind in ADULT.items()}
    head = ["@relation adult", *(f"@attribute {name} {kind}" for name, kind in kinds.items()), "@data"]
    return "\n".join([*head, *(",".join(row) for row in adult_rows()), ""])


def respond_as_openml(url):
    """The body of the response to a request of `fetch_openml`: text, or a value for JSON. None for other tables."""
    api = "https://www.openml.org/api/v1/json/data"
    rows = adult_rows()
    features = [
        {
            "index": str(index),
            "name": name,
            "data_type": "numeric" if isinstance(kind, tuple) else "nominal",
            **({} if isinstance(kind, tuple) else {"nominal_value": kind}),
            "is_target": str(name == "class").lower(),
            "is_ignore": "false",
            "is_row_identifier": "false",
            "number_of_missing_values": str([row[index] for row in rows].count("?")),
        }
        for index, (name, kind) in enumerate(ADULT.items())
    ]
    description = {
        "id": str(ADULT_ID),
        "name": "adult",
        "version": "2",
        "description": "Small random stand-in",
        "format": "ARFF",
        "status": "active",
        "url": ADULT_FILE,
        "file_id": "1595261",
        "default_target_attribute": "class",
        "md5_checksum": hashlib.md5(adult_file().encode()).hexdigest(),
    }
    return {
        f"{api}/list/data_name/adult/limit/2/data_version/2": {
            "data": {"dataset": [{"did": ADULT_ID, "name": "adult", "version": 2, "status": "active"}]}
        },
        f"{api}/{ADULT_ID}": {"data_set_description": description},
        f"{api}/features/{ADULT_ID}": {"data_features": {"feature": features}},
        f"{api}/qualities/{ADULT_ID}": {"data_qualities": {"quality": []}},
        ADULT_FILE: adult_file(),
    }.get(url)


def write_housing():
    """Writes the file that `fetch_california_housing` keeps after its download; scikit-learn names and computes the columns."""
    chance = np.random.default_rng(0)
    # Value, income, age, rooms, bedrooms, population, households, latitude, longitude.
    least = [14_999, 0.5, 1, 2, 1, 3, 1, 32.5, -124.4]
    most = [500_001, 15, 52, 39_320, 6445, 35_682, 6082, 42, -114.3]
    folder = os.environ["SCIKIT_LEARN_DATA"]
    os.makedirs(folder, exist_ok=True)
    joblib.dump(chance.uniform(least, most, (ROWS, 9)), os.path.join(folder, "cal_housing_py3.pkz"), compress=6)
