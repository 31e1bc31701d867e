import { requireHotelManager, requireRole, requireShopStaff } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { type Desk, REVIEW_DESKS } from "./review-desks.ts";

const GUARDS: Record<Desk, (request: Request) => Promise<Person>> = {
	hotels: requireHotelManager,
	products: requireShopStaff,
	moves: (request) => requireRole(request, ["Admin"]),
};

/** Who removes which reviews: the market's staff, never the owner of a hotel. */
export async function requireReviewRemover(request: Request): Promise<{ desk: Desk; actor: Person }> {
	const found = await requireReviewDesk(request);
	return found.desk === "hotels" ? { ...found, actor: await requireRole(request, ["Admin"]) } : found;
}

/** Who answers which reviews, by the path. Which of them are theirs is a condition of each query. */
export async function requireReviewDesk(request: Request): Promise<{ desk: Desk; actor: Person }> {
	const { pathname } = new URL(request.url);
	const desks = Object.keys(REVIEW_DESKS) as Desk[];
	const desk = desks.find((each) => pathname.startsWith(REVIEW_DESKS[each].list.path)) ?? "products";
	return { desk, actor: await GUARDS[desk](request) };
}
