import { json } from "@remix-run/node";
import type { Role } from "#app/common/roles.ts";
import { env } from "#app/http/process/env.server.ts";

/** Who may read `/mail`, which exists while no mail server is set: see docs/decisions/email.md. */
export const MAIL_READERS = ["Admin", "SuperAdmin"] as const satisfies readonly Role[];

/** Mail that is sent is its receivers' own: there is no such page then. */
export function requireMailPage(): void {
	if (env.SMTP_URL) throw json(null, { status: 404 });
}
