"""The requests as an OpenAPI 3.1 document, made from the app's own routes; the sockets are in ``asyncapi``."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import MediaType, Request, get
from litestar.routes import HTTPRoute

from .asyncapi import CODE, FAILED, REFUSED, SCHEMAS

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.handlers import HTTPRouteHandler

Json = dict[str, Any]
JSON: Final = "application/json"
PARAMETER: Final = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": CODE["description"],
    "schema": {"type": "string", "examples": CODE["examples"]},
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
    schemas: Json = {"Refused": REFUSED, "Failed": FAILED}
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
    replied = told.return_type.annotation
    success: Json = {"description": "It is done."}
    if replied is not None and replied is not type(None):
        kind = handler.media_type
        success["content"] = {
            kind.value if isinstance(kind, MediaType) else str(kind): {"schema": _schema(replied, schemas)}
        }
    operation: Json = {
        "operationId": handler.handler_name,
        "summary": " ".join((handler.fn.__doc__ or "").split()),
        "responses": {
            str(handler.status_code): success,
            "422": {"description": "A rule forbids it.", "content": {JSON: {"schema": {"$ref": f"{SCHEMAS}Refused"}}}},
            "4XX": {"description": "It cannot be.", "content": {JSON: {"schema": {"$ref": f"{SCHEMAS}Failed"}}}},
        },
    }
    if "code" in told.parameters:
        operation["parameters"] = [PARAMETER]
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
