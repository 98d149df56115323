# A server with the OpenAI API
cortiq serve FILE.cmf --port 8080
