"""The requests as an OpenAPI 3.1 document, made from the app's own routes; the sockets are in ``asyncapi``."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, get
from litestar.routes import HTTPRoute

from elferhaus.server.http.asyncapi import (
    BAD_RECORD,
    FAILED,
    PATH,
    REFUSED,
    SCHEMAS,
    media_type_of,
    refused_by,
    replies_json,
    reply_of,
    summary_of,
)

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.handlers import HTTPRouteHandler

Json = dict[str, Any]
JSON: Final = "application/json"
PARAMETERS: Final = {
    name: {
        "name": name,
        "in": "path",
        "required": True,
        "description": about["description"],
        "schema": {"type": "string", "examples": about["examples"]},
    }
    for name, about in PATH.items()
}
QUERY: Final = {
    name: {"name": name, "in": "query", "description": about, "schema": {"type": "integer"}}
    for name, about in {
        "seat": "Through whose eyes, counted from 0; else a spectator's.",
        "match": "Which of several, counted from 1.",
    }.items()
}


@get("/api/openapi.json", sync_to_thread=False)
def requests(request: Request[Any, Any, Any]) -> Any:
    """Return the requests as OpenAPI."""
    state = request.app.state
    if "requests" not in state:
        state.requests = msgspec.Raw(msgspec.json.encode(document(request.app)))
    return state.requests


def document(app: Litestar) -> Json:
    """Return the whole document."""
    schemas: Json = {"Refused": REFUSED, "BadRecord": BAD_RECORD, "Failed": FAILED}
    paths: Json = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.http_methods != {"OPTIONS"} and handler.include_in_schema is not False:
                    methods = paths.setdefault(route.path_format, {})
                    methods[min(handler.http_methods).lower()] = _operation(handler, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Elferhaus", "version": version("elferhaus"), "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "A seat's token."}},
        },
    }


def _operation(handler: HTTPRouteHandler, schemas: Json) -> Json:
    told = handler.parsed_fn_signature
    replied = reply_of(handler)
    success: Json = {"description": "It is done."}
    if replied is not None and replied is not type(None):
        kind = JSON if replies_json(handler) else media_type_of(handler)
        success["content"] = {kind: {"schema": _schema(replied, schemas)}}
    operation: Json = {
        "operationId": handler.handler_name,
        "summary": summary_of(handler),
        "responses": {
            str(handler.status_code): success,
            "422": {
                "description": "A rule forbids it.",
                "content": {JSON: {"schema": {"$ref": SCHEMAS + refused_by(handler)}}},
            },
            "4XX": {"description": "It cannot be.", "content": {JSON: {"schema": {"$ref": f"{SCHEMAS}Failed"}}}},
        },
    }
    if named := [about for name, about in (PARAMETERS | QUERY).items() if name in told.parameters]:
        operation["parameters"] = named
    if "takes" in handler.opt:
        operation["requestBody"] = {"required": True, "content": {handler.opt["takes"]: {"schema": {"type": "string"}}}}
    if "data" in told.parameters:
        body = {JSON: {"schema": _schema(told.parameters["data"].annotation, schemas)}}
        operation["requestBody"] = {"required": True, "content": body}
        if "code" in told.parameters:
            operation["security"] = [{}, {"token": []}]
    return operation


def _schema(kind: Any, schemas: Json) -> Json:
    (schema,), found = msgspec.json.schema_components([kind], ref_template=SCHEMAS + "{name}")
    schemas |= found
    return schema
