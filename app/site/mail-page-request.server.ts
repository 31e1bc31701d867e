import { json } from "@remix-run/node";
import type { Role } from "#app/common/roles.ts";
import { env } from "#app/http/process/env.server.ts";

/**
 * The roles that may read `/mail`, which exists while no mail server is configured: see
 * docs/decisions/email.md.
 */
export const MAIL_READERS = ["Admin", "SuperAdmin"] as const satisfies readonly Role[];

/** Once emails are sent they belong to their recipients, so the page does not exist then. */
export function requireMailPage(): void {
	if (env.SMTP_URL) throw json(null, { status: 404 });
}
