"""Receives webhooks with the standard library: checks each one, notes it once, answers, prints it."""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify_webhook import verify

# The newest event of each record. A real receiver has tables, and commits before it answers.
known_events, newest = set(), {}


def note(event_id, event):
    """An event may come twice, late, or after a newer one. Says whether it is news."""
    record, sequence = event["data"]["uuid"], event["data"]["sequence"]
    if event_id in known_events or newest.get(record, 0) >= sequence:
        return False
    known_events.add(event_id)
    newest[record] = sequence
    return True


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            event = verify(os.environ["ACHORD_WEBHOOK_SECRET"], headers, body)
        except (ValueError, KeyError):
            # Not genuine. Another error is ours: the connection breaks, and the event comes again.
            self.answer(400)
            return
        is_news = note(headers["webhook-id"], event)
        self.answer(204)
        print("news" if is_news else "known", event["type"], event["data"]["uuid"], flush=True)

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        """Only events are printed."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Receiver)
    print(f"listening on {server.server_address[1]}", flush=True)
    server.serve_forever()
