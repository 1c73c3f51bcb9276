"""The headers on whatever goes out: nothing is loaded from elsewhere, framed, guessed or kept."""

from __future__ import annotations

from typing import Final

CONTENT_SECURITY: Final = (
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self' data:",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "content-security-policy": "; ".join(CONTENT_SECURITY),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
