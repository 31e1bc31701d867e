import { json } from "@remix-run/node";
import { requireRole } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { env } from "#app/http/settings/env.server.ts";

/**
 * Who reads `/mail`, which exists while no mail server is configured: see docs/decisions/messages.md. Once emails are sent
 * they belong to their recipients.
 */
export async function requireMailReader(request: Request): Promise<Person> {
	const person = await requireRole(request, ["Admin", "SuperAdmin"]);
	if (env.SMTP_URL) throw json(null, { status: 404 });
	return person;
}
