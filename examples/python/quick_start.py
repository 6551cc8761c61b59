"""The first payment with Python: registers a payer and a merchant, starts a payment, lists payments."""

import os
import sys
import uuid

import requests
from requests.adapters import HTTPAdapter
from urllib3.util import Retry


class Achord:
    """The API with one token. A refusal raises requests.HTTPError; its response says what is wrong."""

    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.session = requests.Session()
        # Achord-Strict: a misspelled field is an error.
        self.session.headers.update({"Authorization": f"Bearer {token}", "Achord-Strict": "1"})
        # These cannot have a second effect: GET reads, and every POST here has a key. A DELETE could.
        again = Retry(
            total=5,
            backoff_factor=0.5,
            backoff_jitter=0.5,
            status_forcelist=[409, 429, 502, 503, 504],
            allowed_methods=["GET", "POST"],
            raise_on_status=False,
        )
        self.session.mount(self.url, HTTPAdapter(max_retries=again))

    def get(self, path, **query):
        return self._data(self.session.get(self.url + path, params=query, timeout=30))

    def post(self, path, body, key):
        """key: the same one for each retry, also after a crash of yours. Make it of your own ids."""
        headers = {"Idempotency-Key": key}
        return self._data(self.session.post(self.url + path, json=body, headers=headers, timeout=30))

    @staticmethod
    def _data(answer):
        if answer.status_code >= 400:
            raise requests.HTTPError(f"{answer.status_code}: {answer.text}", response=answer)
        return answer.json()["data"]

    def payments(self):
        """All payments, page by page; oldest first, so that a new one moves none of the others."""
        page, pages = 1, 1
        while page <= pages:
            data = self.get("/3p/api/v2/transactions", sort_order="oldest", per_page=100, page=page)
            yield from data["transactions"]
            page, pages = page + 1, data["pagination"]["totalPages"]


def bank_account(account_number):
    return {
        "custom": {
            "account_number": account_number,
            "routing_number": "011000015",
            "account_name": "Everyday",
            "account_type": "checking",
        }
    }


def main():
    achord = Achord(os.environ.get("ACHORD_URL", "http://127.0.0.1:4010"), os.environ["ACHORD_TOKEN"])
    # Of your order. With an id that was used before, every call answers what it answered then.
    order = sys.argv[1] if len(sys.argv) > 1 else str(uuid.uuid4())

    payer = achord.post(
        "/3p/api/v1/register/person",
        {
            "first_name": "Ada",
            "last_name": "Moss",
            "address": {"line_1": "12 Main Street", "city": "Albany", "state": "NY", "zip": "12207"},
            "bank_account": bank_account("12345678"),
        },
        key=f"payer-of-{order}",
    )
    merchant = achord.post(
        "/3p/api/v2/businesses",
        {
            "kyb": True,
            "business": {"name": "Fjord Market", "tin": "123456789"},
            "bank_account": bank_account("87654321"),
        },
        key=f"merchant-of-{order}",
    )
    # Cents: 125.00 from the payer, 123.75 to the merchant.
    payment = achord.post(
        "/3p/api/v1/transaction",
        {
            "payer_uuid": payer["uuid"],
            "payee_uuid": merchant["uuid"],
            "amount": 12500,
            "transaction_fee": 125,
            "client_reference_id": f"order-{order}",
        },
        key=f"order-{order}",
    )
    print("started", payment["uuid"], payment["transaction_status"])
    for one in achord.payments():
        print("listed", one["uuid"], one["amount"], one["transaction_status"])


if __name__ == "__main__":
    main()
