import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { TRAIL_LIST } from "./trail-filters.ts";
import type { TrailReader } from "./trail-kinds.ts";

/** The person who reads the trail, and the filters of the URL. Admins see parts of it: see `listTrail`. */
export async function requireTrail(request: Request) {
	const person = await requireShopStaff(request);
	const reader: TrailReader = person.role === "SuperAdmin" ? "SuperAdmin" : "Admin";
	return { person, reader, filters: TRAIL_LIST.read(new URL(request.url).searchParams) };
}
