import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ROLES, type Role } from "#app/common/roles.ts";
import { env } from "#app/http/process/env.server.ts";
import { type Person, readPerson } from "./session.server.ts";
import { signInPath } from "./sign-in-path.ts";

/** The data for the root error boundary's Access Denied page. */
export type DeniedData = {
	denied: true;
	role: Role;
	/** Refused as a colleague who only works at desks; others of the role may be allowed. */
	isDeskOnly?: boolean;
};

/** Whether a person's role needs two-step sign-in, which they have yet to set up. */
export const needsSecondFactor = ({
	role,
	hasSecondFactor,
}: Pick<Person, "role" | "hasSecondFactor">): boolean =>
	env.REQUIRE_SECOND_FACTOR === "staff" && isStaff(role) && !hasSecondFactor;

const isStaff = (role: Role): boolean => role === "Admin" || role === "SuperAdmin";

/**
 * A guard for these roles, which do not include one another. Whoever is not signed in returns here afterwards. Where
 * two-step sign-in is required, staff set it up before they open anything but their own data.
 */
const guardFor =
	(roles: readonly Role[], { isForOwnData = false } = {}) =>
	async (request: Request): Promise<Person> => {
		const person = await readPerson(request);
		if (!person) throw redirect(signInPath(request.url), { status: 303 });
		if (roles.includes(person.role)) {
			if (!isForOwnData && needsSecondFactor(person))
				throw redirect("/profile/second-factor", { status: 303 });
			return person;
		}
		throw denied(person);
	};

const denied = ({ role }: Person, more: { isDeskOnly?: true } = {}) =>
	data({ denied: true, role, ...more } satisfies DeniedData, { status: 403 });

/** Whoever is signed in, for pages about their own data. */
export const requireUser = guardFor(ROLES, { isForOwnData: true });

/** Whoever is signed in, for pages that show hotels and staff more than their own data. */
export const requireActor = guardFor(ROLES);

export const requireShopStaff = guardFor(["SuperAdmin", "Admin"]);

/** Who works for hotels: members of their teams, and Admins. Which hotels are theirs is a condition of each query. */
export const requireHotelStaff = guardFor(["Hotel", "Admin"]);

/** Who manages hotels, without colleagues who only work at their desks. */
export async function requireHotelManager(request: Request): Promise<Person> {
	const person = await requireHotelStaff(request);
	if (person.isDeskOnly) throw denied(person, { isDeskOnly: true });
	return person;
}

/** The signed-in person with one of these roles. */
export const requireRole = (request: Request, roles: readonly Role[]): Promise<Person> =>
	guardFor(roles)(request);

/**
 * The loader of a route that only receives forms. A person who opens its URL passes the guard and is
 * redirected to the page with the form. `:name` in `page` is replaced by the route's parameter.
 */
export const postOnly =
	(page: string, guard?: (request: Request) => Promise<Person>) =>
	async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
		await guard?.(request);
		const path = page.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
		return redirect(path, { status: 303 });
	};
