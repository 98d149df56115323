const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        model: "meta-llama/Llama-3.1-8B-Instruct:groq",
        messages: [
            {
                role: "user",
                content: "It's \"quoted\" `id` $(id) ${HOME} \\ %s !!\nsecond line\u2028third\u0000",
            },
            {
                role: "assistant",
                content: null,
                tool_calls: [
                    {
                        id: "1",
                        type: "function",
                        function: { name: "now", arguments: "{\"zone\": \"it's\"}" },
                    },
                ],
            },
        ],
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const completion = await response.json();
console.log(completion.choices[0].message);
