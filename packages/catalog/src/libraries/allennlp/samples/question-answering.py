import allennlp_models
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/bidaf-elmo")

predictor_input = {
    "passage": "My name is Amira and I live in Rotterdam.",
    "question": "Where does Amira live?",
}
predictions = predictor.predict_json(predictor_input)
