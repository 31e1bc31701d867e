import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ROLES, type Role } from "#app/common/roles.ts";
import { env } from "#app/http/settings/env.server.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";
import { type Person, readPerson } from "./session.server.ts";

/** The data for the root error boundary's Access Denied page. */
export type DeniedData = {
	denied: true;
	role: Role;
	/** The roles that may open the page. */
	roles: readonly Role[];
	/** Refused as a colleague who only works at desks; others of the role may be allowed. */
	isDeskOnly: boolean;
};

/** Whether a person's role needs two-step sign-in, which they have yet to set up. */
export const needsSecondFactor = ({
	role,
	hasSecondFactor,
}: Pick<Person, "role" | "hasSecondFactor">): boolean =>
	env.REQUIRE_SECOND_FACTOR === "staff" && isStaff(role) && !hasSecondFactor;

const isStaff = (role: Role): boolean => role === "Admin" || role === "SuperAdmin";

/**
 * A guard for these roles, which do not include one another. Whoever is not signed in signs in first. Where
 * two-step sign-in is required, staff set it up before they open anything but their own data.
 */
const guardFor =
	(roles: readonly Role[], { isForOwnData = false } = {}) =>
	async (request: Request): Promise<Person> => {
		const person = await readPerson(request);
		if (!person) throw await askToSignIn(request);
		if (roles.includes(person.role)) {
			if (!isForOwnData && needsSecondFactor(person))
				throw redirect("/profile/second-factor", { status: 303 });
			return person;
		}
		throw denied(person, { roles, isDeskOnly: false });
	};

const denied = ({ role }: Person, more: Pick<DeniedData, "roles" | "isDeskOnly">) =>
	data({ denied: true, role, ...more } satisfies DeniedData, { status: 403 });

/** Whoever is signed in, for pages about their own data. */
export const requireUser = guardFor(ROLES, { isForOwnData: true });

/** Whoever is signed in, for pages that show hotels and staff more than their own data. */
export const requireActor = guardFor(ROLES);

/** Requires a role that works in the back office. Each query limits the rows to those that the role may see. */
export const requireBackOffice = guardFor(["SuperAdmin", "Admin", "Hotel"]);

export const requireShopStaff = guardFor(["SuperAdmin", "Admin"]);

const HOTEL_STAFF: readonly Role[] = ["Hotel", "Admin"];

/** Who works for hotels: members of their teams, and Admins. Which hotels are theirs is a condition of each query. */
export const requireHotelStaff = guardFor(HOTEL_STAFF);

/** Who manages hotels, without colleagues who only work at their desks. */
export async function requireHotelManager(request: Request): Promise<Person> {
	const person = await requireHotelStaff(request);
	if (person.isDeskOnly) throw denied(person, { roles: HOTEL_STAFF, isDeskOnly: true });
	return person;
}

/** The guard of a page that the market's staff have and, below `/owner/`, those who work for hotels. */
export async function requireOffice(request: Request, hotelGuard = requireHotelManager) {
	const isHotel = new URL(request.url).pathname.startsWith("/owner/");
	return { isHotel, person: await (isHotel ? hotelGuard : requireShopStaff)(request) };
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
