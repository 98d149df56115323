//! cargo run --release [suite.json]: runs the suite on minijinja, and prints one line of counts for each group of samples.
use minijinja::{Environment, Error, ErrorKind, Value};
use serde_json::Value as Json;
use std::{collections::BTreeMap, panic::catch_unwind};

fn fail(message: String) -> Result<Value, Error> {
    Err(Error::new(ErrorKind::InvalidOperation, message))
}

/// Change this function for another engine.
fn render(sample: &Json, variables: &Json) -> Result<String, Error> {
    let mut environment = Environment::new();
    environment.set_trim_blocks(true);
    environment.set_lstrip_blocks(true);
    environment.set_unknown_method_callback(minijinja_contrib::pycompat::unknown_method_callback);
    environment.add_function("raise_exception", fail);
    if sample.get("options").is_some() {
        return Err(Error::new(ErrorKind::InvalidOperation, "options are not supported"));
    }
    for (name, source) in sample["templates"].as_object().into_iter().flatten() {
        environment.add_template_owned(name.clone(), source.as_str().unwrap_or_default().to_string())?;
    }
    environment.render_str(sample["template"].as_str().unwrap_or_default(), variables)
}

fn main() {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/suite.json").to_string();
    let path = std::env::args().nth(1).unwrap_or(default);
    let text = std::fs::read_to_string(&path).expect("the suite can be read");
    let suite: Json = serde_json::from_str(&text).expect("the suite is JSON");
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for sample in suite["samples"].as_array().expect("samples") {
        let name = sample["name"].as_str().unwrap_or_default();
        let count = counts.entry(name.split('/').next().unwrap_or_default()).or_default();
        for item in sample["cases"].as_array().expect("cases") {
            let conversation = item["conversation"].as_str().unwrap_or_default();
            let variables = item.get("variables").unwrap_or(&suite["conversations"][conversation]);
            // An engine that panics gives neither text nor error.
            let is_same = catch_unwind(|| render(sample, variables)).is_ok_and(|found| match item["output"].as_str() {
                Some(wanted) => found.is_ok_and(|text| text == wanted),
                None => found.is_err(),
            });
            count.0 += 1;
            count.1 += usize::from(is_same);
        }
    }
    for (group, (cases, same)) in counts {
        println!("{group}: {same} of {cases} cases as in Python");
    }
}
