import { type Code, call, code, identifier } from '@hubkit/code';

/** The settings that fit on a GPU with 80 GB; smaller ones need less memory. */
const settings = { max_context_size: 8192, bagging: 8 };

/** Classifies the rows of a dataset of scikit-learn with an estimator of its interface. */
export function classificationExample(module: string, estimator: string): Code {
  return code`
    # Classification
    from ${identifier(module)} import ${identifier(estimator)}
    from sklearn.datasets import load_breast_cancer
    from sklearn.metrics import accuracy_score
    from sklearn.model_selection import train_test_split

    X, y = load_breast_cancer(return_X_y=True)
    X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

    clf = ${call(estimator, [], settings)}
    clf.fit(X_train, y_train)

    probabilities = clf.predict_proba(X_test)
    predictions = clf.predict(X_test)
    print("Accuracy:", accuracy_score(y_test, predictions))
  `;
}

/** Predicts house prices with an estimator of scikit-learn's interface. */
export function regressionExample(module: string, estimator: string): Code {
  return code`
    # Regression
    from ${identifier(module)} import ${identifier(estimator)}
    from sklearn.datasets import fetch_openml
    from sklearn.metrics import r2_score
    from sklearn.model_selection import train_test_split

    # House prices in Boston
    df = fetch_openml(data_id=531, as_frame=True)
    X, y = df.data, df.target.astype(float)
    X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

    regressor = ${call(estimator, [], settings)}
    regressor.fit(X_train, y_train)

    predictions = regressor.predict(X_test)
    print("R²:", r2_score(y_test, predictions))
  `;
}
