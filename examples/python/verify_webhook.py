"""Says whether a webhook is genuine, with the standard library only. The same as in docs/build/webhooks.md."""

import base64, hashlib, hmac, json, time

def verify(secret, headers, body):
    """headers: names in lower case; body: the raw body, bytes."""
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(at)) >= 300:
        raise ValueError("too old, or from the future")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    expected = base64.b64encode(hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()).decode()
    given = [one.removeprefix("v1,") for one in headers["webhook-signature"].split(" ") if one.startswith("v1,")]
    if not any(hmac.compare_digest(one, expected) for one in given):
        raise ValueError("not signed with this secret")
    return json.loads(body)
