"""A retriever behind HTTP in the standard library alone: python3 server.py [port].

POST /index   {"snippets": [{"id": "...", "text": "..."}]}          -> {}
POST /search  {"query": "...", "k": 10, "queryId": "...", "ids"?}   -> {"hits": [{"id", "score"}]}
"""
import json
import re
import sys
from collections import Counter
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

WORD = re.compile(r"[A-Za-z]+")
snippets = {}


@lru_cache(maxsize=None)
def words(text):
    return Counter(WORD.findall(text.lower().replace("_", " ")))


def score(query, text):
    """Replace this: the share of the query's words that the snippet holds."""
    wanted, there = words(query), words(text)
    return sum(1 for word in wanted if word in there) / max(1, len(wanted))


def index(request):
    snippets.clear()
    snippets.update({each["id"]: each["text"] for each in request["snippets"]})
    return {}


def search(request):
    ids = request.get("ids") or snippets
    hits = [{"id": each, "score": score(request["query"], snippets[each])} for each in ids]
    hits.sort(key=lambda hit: (-hit["score"], hit["id"]))
    return {"hits": hits[: request["k"]]}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        route = {"/index": index, "/search": search}.get(self.path)
        if route is None:
            return self.answer(404, {"error": f"no route {self.path}"})
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        return self.answer(200, route(request))

    def answer(self, status, value):
        body = json.dumps(value, allow_nan=False).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
    print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
