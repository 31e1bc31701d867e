import { saveView } from "#app/account/views/saved-views.server.ts";
import type { Database } from "#db/client.ts";

/** Views that the market's staff saved: for all, and for the Admin alone. */
export async function seedViews(
	db: Database,
	{ adminId, now }: { adminId: number; now: Date },
): Promise<void> {
	for (const [list, name, query, accountId] of [
		["/orders", "Largest", "sort=total&dir=desc", null],
		["/trucking-dashboard", "Trucks", "vehicle=truck", null],
		["/bookings", "No-shows", "status=no_show", null],
		["/inbox", "Partners", "kind=partner", adminId],
	] as const)
		await saveView(db, { list, name, query, accountId, isReplacing: false, now });
}
