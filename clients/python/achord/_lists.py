"""Lists page by page. The service has numbered pages, and pages that begin after a record (`next`).

The next numbered page may be named by a header too: it then begins where this one ends, also if new
records have come before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, AsyncIterator, Awaitable, Callable, Dict, Generic, Iterator, List, Mapping, TypeVar

if TYPE_CHECKING:
    from ._send import Answer

Item = TypeVar("Item")
Page = TypeVar("Page")
Values = Mapping[str, Any]


def following(answer: Answer) -> Dict[str, Any] | None:
    """What the next page needs; None: no next page."""
    page = answer.data
    if "next" in page:
        return None if page["next"] is None else {"after": page["next"]}
    current, total = page["pagination"]["currentPage"], page["pagination"]["totalPages"]
    if current >= total:
        return None
    after = answer.headers.get("achord-next")
    return {"page": current + 1, **({} if after is None else {"after": after})}


def too_many(most: int) -> ValueError:
    return ValueError(f"The list has more than {most} records.")


class Records(Generic[Item, Page]):
    """Records, read page by page as they are needed."""

    def __init__(self, send: Callable[..., Answer], operation: str, name: str, values: Values) -> None:
        self._send, self._operation, self._name, self._values = send, operation, name, values

    def first(self) -> Page:
        """The first page."""
        return self._send(self._operation, self._values).data

    def pages(self) -> Iterator[Page]:
        """The pages, with what else each answer has."""
        paging: Dict[str, Any] | None = {}
        while paging is not None:
            answer = self._send(self._operation, {**self._values, **paging})
            yield answer.data
            paging = following(answer)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page[self._name]  # type: ignore[index]

    def to_list(self, most: int = 10_000) -> List[Item]:
        """All records. Raises ValueError if there are more than `most`."""
        found: List[Item] = []
        for item in self:
            if len(found) == most:
                raise too_many(most)
            found.append(item)
        return found


class AsyncRecords(Generic[Item, Page]):
    """Records, read page by page as they are needed."""

    def __init__(self, send: Callable[..., Awaitable[Answer]], operation: str, name: str, values: Values) -> None:
        self._send, self._operation, self._name, self._values = send, operation, name, values

    async def first(self) -> Page:
        """The first page."""
        return (await self._send(self._operation, self._values)).data

    async def pages(self) -> AsyncIterator[Page]:
        """The pages, with what else each answer has."""
        paging: Dict[str, Any] | None = {}
        while paging is not None:
            answer = await self._send(self._operation, {**self._values, **paging})
            yield answer.data
            paging = following(answer)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in page[self._name]:  # type: ignore[index]
                yield item

    async def to_list(self, most: int = 10_000) -> List[Item]:
        """All records. Raises ValueError if there are more than `most`."""
        found: List[Item] = []
        async for item in self:
            if len(found) == most:
                raise too_many(most)
            found.append(item)
        return found
