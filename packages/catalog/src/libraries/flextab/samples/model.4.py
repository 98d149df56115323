# Find the records of two tables that mean the same person
from flextab import FlexTabMatcher
from flextab.utils.test_utils import load_febrl4

left, right, y = load_febrl4()

matcher = FlexTabMatcher(max_context_size=8192, bagging=1)
matcher.fit(left, right, y)
predictions = matcher.predict(left, right)

# Probabilities, to rank the pairs or to compute a metric such as roc_auc_score
# probabilities = matcher.predict_proba_matching(left, right)
