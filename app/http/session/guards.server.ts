import { data, redirect } from "@remix-run/node";
import type { Role } from "#app/common/roles.ts";
import { type Person, readPerson } from "./session.server.ts";
import { signInPath } from "./sign-in-path.ts";

/** The data for the root error boundary's Access Denied page. */
export type DeniedData = { denied: true; role: Role };

/** The signed-in person. Anyone else is redirected to `/login` and returns here afterwards. */
export async function requireUser(request: Request): Promise<Person> {
	const person = await readPerson(request);
	if (person) return person;
	throw redirect(signInPath(request.url), { status: 303 });
}

/** The signed-in person with one of these roles; roles do not include one another. */
export async function requireRole(request: Request, roles: readonly Role[]): Promise<Person> {
	const person = await requireUser(request);
	if (roles.includes(person.role)) return person;
	const denied: DeniedData = { denied: true, role: person.role };
	throw data(denied, { status: 403 });
}
