const response = await fetch("https://my.endpoints.huggingface.cloud/", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.API_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: "I love the view from up here.",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
