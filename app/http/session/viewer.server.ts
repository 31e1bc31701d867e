import type { Viewer } from "#app/common/viewer.server.ts";
import { guestHash } from "./guest.server.ts";
import { readPerson } from "./session.server.ts";
import { hasTrackingGrant } from "./tracked.server.ts";

/** Why this request may see the record of this number: its account, its browser, or proof of contact. */
export async function readViewer(request: Request, number: string): Promise<Viewer> {
	const person = await readPerson(request);
	return {
		isGranted: await hasTrackingGrant(request, number),
		guestHash: await guestHash(request),
		accountId: person?.accountId ?? null,
	};
}
