import type { Viewer } from "#app/common/viewer.server.ts";
import { visitorHash } from "./guest.server.ts";
import { readPerson } from "./session.server.ts";
import { isTracked } from "./tracked.server.ts";

/** In what right this request may see the booking of a number: its account, its browser, or proof of contact. */
export async function readViewer(request: Request, number: string): Promise<Viewer> {
	const person = await readPerson(request);
	return {
		isGranted: await isTracked(request, number),
		visitorHash: await visitorHash(request),
		accountId: person?.accountId ?? null,
	};
}
